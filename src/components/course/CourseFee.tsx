import { COURSE_PAGE_TEXTS } from '#texts/course';
import { isJoinable } from '../../domain/intake-options.ts';
import { feeNotes, partsText } from '../../domain/intake-words.ts';
import type { OfferedCourse } from '../../domain/offered-course.ts';
import { FeeBefore } from './FeeBefore.tsx';
import { anyOfSameFee, feeLine } from './fee-line.ts';

interface CourseFeeProps {
  course: OfferedCourse;
}

/** What a course costs, in how many parts, and what it did cost. */
export function FeeAmount({ course }: CourseFeeProps) {
  const same = anyOfSameFee(course);
  const parts = same && partsText(same);
  return (
    <>
      <span className="visually-hidden">{COURSE_PAGE_TEXTS.fee}: </span>
      {feeLine(course)}{' '}
      {parts && (
        <>
          <span className="muted small screen-only">{parts}</span>{' '}
        </>
      )}
      <FeeBefore intakes={course.intakes.filter(isJoinable)} />
    </>
  );
}

/** Below the title. On a phone with all notes, where its dates need not say them again. */
export function CourseFee({ course }: CourseFeeProps) {
  const same = anyOfSameFee(course);
  return (
    feeLine(course) && (
      <div className="course-fee">
        <FeeAmount course={course} />
        {same &&
          feeNotes(same).map((text) => (
            <p key={text} className="muted small course-fee-more screen-only">
              {text}
            </p>
          ))}
      </div>
    )
  );
}
