import { useEffect, useRef, useState } from 'react';
import type { Course, CourseInput } from '../../domain/course.ts';
import { Button } from '../ui/Button.tsx';
import { ConflictField, type Version } from './ConflictField.tsx';
import { allFrom, type Choices, differences, firstChoices, merge } from './conflict.ts';
import type { PictureChoice } from './course-form-data.ts';

interface ConflictProps {
  /** The course as it was when the form was opened, and as the server has it now. */
  base: Course;
  theirs: Course;
  /** What is typed here. */
  input: CourseInput;
  picture: PictureChoice & { preview?: string };
  saving: boolean;
  onSave(merged: ReturnType<typeof merge>): void;
  onTakeTheirs(): void;
  onBack(): void;
}

/** Shows both versions of a course that somebody else has saved meanwhile; nothing is overwritten unasked. */
export function Conflict({
  base,
  theirs,
  input,
  picture,
  saving,
  onSave,
  onTakeTheirs,
  onBack,
}: ConflictProps) {
  const found = differences(base, input, theirs, picture);
  const [choices, setChoices] = useState<Choices>(() => firstChoices(found));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const mine: Version = { ...input, image: picture.preview ?? null };
  const save = (chosen: Choices) => onSave(merge(input, theirs, picture, chosen));
  return (
    <section className="conflict" aria-labelledby="conflict-title">
      <h3 id="conflict-title" ref={heading} tabIndex={-1}>
        Somebody else saved this course while you were editing it
      </h3>
      <p className="muted">
        Nothing was overwritten.{' '}
        {found.length > 0
          ? 'Choose for each field which version stays, or take one of them as a whole.'
          : 'They made the same changes as you.'}
      </p>
      {found.map(({ field, changedBy }) => (
        <ConflictField
          key={field}
          field={field}
          changedBy={changedBy}
          mine={mine}
          theirs={theirs}
          choice={choices[field] ?? 'mine'}
          onChoose={(side) => setChoices((now) => ({ ...now, [field]: side }))}
        />
      ))}
      <div className="form-actions">
        <Button variant="primary" busy={saving} busyLabel="Saving…" onClick={() => save(choices)}>
          Save this choice
        </Button>
        <Button disabled={saving} onClick={() => save(allFrom('mine', found))}>
          Keep all of mine
        </Button>
        <Button disabled={saving} onClick={onTakeTheirs}>
          Take all of theirs
        </Button>
        <Button variant="quiet" disabled={saving} onClick={onBack}>
          Back to the form
        </Button>
      </div>
    </section>
  );
}
