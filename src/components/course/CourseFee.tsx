import { COURSE_PAGE_TEXTS } from '#texts/course';
import { isJoinable } from '../../domain/intake-options.ts';
import { feeNotes, partsText } from '../../domain/intake-words.ts';
import type { OfferedCourse } from '../../domain/offered-course.ts';
import { FeeBefore } from './FeeBefore.tsx';
import { anyOfSameFee, feeLine } from './fee-line.ts';

/** What a course costs, below its title. On a phone all of it, where its dates need not say it again. */
export function CourseFee({ course }: { course: OfferedCourse }) {
  const fee = feeLine(course);
  const same = anyOfSameFee(course);
  const parts = same && partsText(same);
  return (
    fee && (
      <div className="course-fee">
        <span className="visually-hidden">{COURSE_PAGE_TEXTS.fee}: </span>
        {fee}{' '}
        {parts && (
          <>
            <span className="muted small course-fee-more screen-only">{parts}</span>{' '}
          </>
        )}
        <FeeBefore intakes={course.intakes.filter(isJoinable)} />
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
