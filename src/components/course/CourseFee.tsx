import { COURSE_PAGE_TEXTS } from '#texts/course';
import { isJoinable } from '../../domain/intake-options.ts';
import { partsText } from '../../domain/intake-words.ts';
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

/** Below the title. */
export const CourseFee = ({ course }: CourseFeeProps) =>
  feeLine(course) && (
    <div className="course-fee">
      <FeeAmount course={course} />
    </div>
  );
