import { useEffect, useRef } from 'react';
import { Button } from '../ui/Button.tsx';

interface TheirNotesProps {
  notes: string;
  /** Puts them above what is typed. */
  onAdd(): void;
  /** Gives up what is typed. */
  onTake(): void;
}

/** The notes that somebody else has saved meanwhile, above those that are typed here. */
export function TheirNotes({ notes, onAdd, onTake }: TheirNotesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other notes are another reason to look here
  useEffect(() => heading.current?.focus(), [notes]);
  return (
    <section className="their-notes" aria-labelledby="their-notes-title">
      <h3 id="their-notes-title" ref={heading} tabIndex={-1}>
        Somebody else changed these notes meanwhile
      </h3>
      <p className="muted">Nothing was overwritten. Write below what is to stay, and save again.</p>
      <blockquote>{notes || <span className="muted">They emptied the notes.</span>}</blockquote>
      <div className="form-actions">
        {notes && <Button onClick={onAdd}>Add theirs to mine</Button>}
        <Button onClick={onTake}>Take theirs</Button>
      </div>
    </section>
  );
}
