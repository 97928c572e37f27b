import { useWatch } from 'react-hook-form';
import { isEmpty } from '../../domain/empty.ts';
import type { Field, Fields } from '../../domain/field.ts';
import { COURSE_EXCERPT_MAX } from '../../domain/limits.ts';
import { summary } from '../../domain/summary.ts';
import type { FormPicture } from './form-values.ts';
import { LiveCardPanel } from './LiveCardPanel.tsx';
import { NoPicture } from './PictureField.tsx';
import { useShownPicture } from './use-shown-picture.ts';
import { textOf } from './Value.tsx';

type Shown = [name: string, field: Field];

const isPicture = ([, { control }]: Shown) => control.kind === 'file' || control.kind === 'picture';
const isWritten = ([, { control }]: Shown) => control.kind === 'text' || control.kind === 'multiline';

/** What is typed with a picture, as a card: a heading, a text, and the rest in small. */
export function LiveCard({ fields }: { fields: Fields }) {
  const values: Record<string, unknown> = useWatch();
  const all = Object.entries(fields);
  const image = all.find(isPicture);
  const heading = all.find(isWritten);
  const text = all.find(([name, { control }]) => control.kind === 'multiline' && name !== heading?.[0]);
  const rest = all.filter((shown) => ![image, heading, text].includes(shown));
  const say = (shown: Shown | undefined) => {
    const value = shown && values[shown[0]];
    return shown && !isEmpty(value) ? textOf(shown[1], value) : '';
  };
  const { url } = useShownPicture(image && (values[image[0]] as FormPicture));
  if (!image) return null;
  return (
    <LiveCardPanel picture={url ? <img src={url} alt="" /> : <NoPicture />}>
      <p className="name">{say(heading) || heading?.[1].label}</p>
      {say(text) && <p className="muted small">{summary(say(text), COURSE_EXCERPT_MAX)}</p>}
      <p className="cluster muted small">
        {rest.map((shown) => (
          <span key={shown[0]}>{say(shown)}</span>
        ))}
      </p>
    </LiveCardPanel>
  );
}
