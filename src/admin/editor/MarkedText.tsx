import { type ClipboardEvent, type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { MARK_TEXTS as texts } from '#texts/records';
import { TEMPLATE_TEXTS } from '#texts/templates';
import { Icon } from '../../components/ui/Icon.tsx';
import { bold, bullets, heading, link } from '../../components/ui/icons.ts';
import { withDashes } from '../../domain/plain-text.ts';
import { Button } from '../ui/Button.tsx';
import { type Edit, edit, type Mark } from './marks.ts';

const ICONS: Readonly<Record<Mark, string>> = { heading, list: bullets, bold, link };
const MARKS = Object.keys(ICONS) as Mark[];

/** By the code of the key, since Shift makes another sign of it on each keyboard. */
const KEYS: Readonly<Record<string, Mark>> = {
  'shift+KeyH': 'heading',
  'shift+Digit8': 'list',
  KeyB: 'bold',
  KeyK: 'link',
};

interface MarkedTextProps extends ComponentProps<'textarea'> {
  path: string;
}

/** A text with buttons and keys for its marks. A list that is pasted gets the marks of one. */
export function MarkedText({ path, ...wiring }: MarkedTextProps) {
  const { holder, area, apply } = useEdits(path);
  function put(mark: Mark): void {
    const field = area();
    if (field) apply(edit(mark, field.value, field.selectionStart, field.selectionEnd, texts.word));
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const mark = KEYS[(event.shiftKey ? 'shift+' : '') + event.code];
    if (!mark) return;
    event.preventDefault();
    put(mark);
  }
  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const pasted = event.clipboardData.getData('text/plain');
    const insert = withDashes(pasted);
    if (insert === pasted) return;
    event.preventDefault();
    const { selectionStart: from, selectionEnd: to } = event.currentTarget;
    apply({ from, to, insert, select: [from + insert.length, from + insert.length] });
  }
  return (
    <div ref={holder} className="stack text-tools">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a line */}
      <div className="row text-bar" role="group" aria-label={texts.marks}>
        {MARKS.map((mark) => (
          <Button
            key={mark}
            aria-label={texts[mark]}
            title={`${texts[mark]} (${texts.keys[mark]})`}
            onClick={() => put(mark)}
          >
            <Icon path={ICONS[mark]} />
          </Button>
        ))}
      </div>
      <textarea {...wiring} onKeyDown={onKeyDown} onPaste={onPaste} />
    </div>
  );
}

/** A text with a button for each of what is filled in later. */
export function FilledInText({ path, names, ...wiring }: MarkedTextProps & { names: readonly string[] }) {
  const { holder, area, apply } = useEdits(path);
  function insert(name: string): void {
    const field = area();
    if (!field) return;
    const { selectionStart: from, selectionEnd: to } = field;
    const word = `{${name}}`;
    apply({ from, to, insert: word, select: [from + word.length, from + word.length] });
  }
  return (
    <div ref={holder} className="stack text-tools filled-in">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a line */}
      <div className="text-bar placeholders" role="group" aria-label={TEMPLATE_TEXTS.insert}>
        {names.map((name) => (
          <Button key={name} onClick={() => insert(name)}>
            <span aria-hidden="true">+</span>
            {name}
          </Button>
        ))}
      </div>
      <textarea {...wiring} />
    </div>
  );
}

/** Changes a text as if it were typed. */
function useEdits(path: string) {
  const { setValue } = useFormContext();
  const holder = useRef<HTMLDivElement>(null);
  const area = () => holder.current?.querySelector('textarea');

  function apply({ from, to, insert, select }: Edit): void {
    const field = area();
    if (!field) return;
    field.focus();
    field.setSelectionRange(from, to);
    // Deprecated, and the only way that Undo knows of.
    if (!document.execCommand('insertText', false, insert)) {
      field.setRangeText(insert);
      setValue(path, field.value, { shouldDirty: true });
    }
    field.setSelectionRange(...select);
  }
  return { holder, area, apply };
}
