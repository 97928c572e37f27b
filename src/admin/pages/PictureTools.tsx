import { useId, useRef } from 'react';
import { PAGE_EDITOR_TEXTS as texts } from '#texts/page-editor';
import { PICTURE_TEXTS } from '#texts/picture';
import type { Field } from '../../domain/field.ts';
import { focusField } from '../../domain/placed-picture.ts';
import type { FormPicture, InputForm } from '../editor/form-values.ts';
import { Options, optionsOf } from '../editor/RecordFields.tsx';
import { useShownPicture } from '../editor/use-shown-picture.ts';
import { Button } from '../ui/Button.tsx';
import { Field as Labelled } from '../ui/Field.tsx';
import { PICTURE_TYPES } from '../ui/picture-check.ts';
import { StatusRegion } from '../ui/StatusRegion.tsx';
import { beginList, labelOf, type PicturePaths } from './page-entries.ts';

interface PictureToolsProps {
  place: string;
  field: Field;
  /** Where its parts stand in the form. */
  paths: PicturePaths;
  form: InputForm;
}

/** Beside a picture of the page: another one in its place, what it says to those who cannot see it, what stays when it is cut. */
export function PictureTools({ place, field, paths, form }: PictureToolsProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const picture = form.getValues(paths.image) as FormPicture;
  const { checking, note, warning, problem } = useShownPicture(picture);
  const said = (path: string | undefined) => (path ? String(form.getValues(path) ?? '') : '');
  const set = (path: string | undefined, value: unknown) => {
    beginList(place, form);
    if (path) form.setValue(path, value, { shouldDirty: true });
  };
  const { alt } = field.control.kind === 'group' ? field.control.fields : {};
  const text = said(paths.alt);
  return (
    <section className="stack edit-tools picture-tools small" aria-labelledby={id}>
      <h3 id={id}>{labelOf(place)}</h3>
      <div className="cluster">
        <input
          ref={input}
          type="file"
          hidden
          accept={PICTURE_TYPES.join(',')}
          onChange={({ target }) => target.files?.[0] && set(paths.image, target.files[0])}
        />
        <Button onClick={() => input.current?.click()}>{picture ? texts.replace : texts.choose}</Button>
        {picture && field.empty !== undefined && (
          <Button
            variant="bare"
            onClick={() => {
              if (input.current) input.current.value = '';
              for (const [part, path] of Object.entries(paths)) set(path, part === 'image' ? null : '');
            }}
          >
            {PICTURE_TEXTS.remove}
          </Button>
        )}
      </div>
      <StatusRegion>
        {checking && <p className="muted">{PICTURE_TEXTS.checking}</p>}
        {note && <p className="muted">{note}</p>}
        {warning && <p className="notice tone-warning">{warning}</p>}
        {problem && <p className="field-error">{problem}</p>}
      </StatusRegion>
      {picture && alt && paths.alt && (
        <Labelled
          label={alt.label}
          hint={alt.help ?? ''}
          required
          error={text === '' ? undefined : alt.input.safeParse(text).error?.issues[0]?.message}
        >
          {(wiring) => (
            <input
              {...wiring}
              value={text}
              autoComplete="off"
              onChange={({ target }) => set(paths.alt, target.value)}
            />
          )}
        </Labelled>
      )}
      {picture && paths.focus && (
        <Labelled label={focusField.label}>
          {(wiring) => (
            <Options
              {...wiring}
              options={optionsOf(focusField.control)}
              value={said(paths.focus)}
              onChange={({ target }) => set(paths.focus, target.value)}
            />
          )}
        </Labelled>
      )}
    </section>
  );
}
