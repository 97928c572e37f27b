import { INBOX_TEXTS } from '#texts/inbox';
import { Button } from '../ui/Button.tsx';
import { focus } from '../ui/focus.ts';

interface TheirNotesProps {
  notes: string;
  /** Puts them above what is typed. */
  onAdd(): void;
  /** Gives up what is typed. */
  onTake(): void;
}

/** The notes that somebody else has saved meanwhile, above those that are typed here. */
export function TheirNotes({ notes, onAdd, onTake }: TheirNotesProps) {
  return (
    <section className="stack their-notes" aria-labelledby="their-notes-title">
      <h3 id="their-notes-title" ref={focus} tabIndex={-1}>
        {INBOX_TEXTS.conflict}
      </h3>
      <p className="muted">{INBOX_TEXTS.conflictHelp}</p>
      <blockquote>{notes || <span className="muted">{INBOX_TEXTS.emptied}</span>}</blockquote>
      <div className="cluster form-actions">
        {notes && <Button onClick={onAdd}>{INBOX_TEXTS.addTheirs}</Button>}
        <Button onClick={onTake}>{INBOX_TEXTS.takeTheirs}</Button>
      </div>
    </section>
  );
}
