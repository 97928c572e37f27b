import { COURSE_PAGE_TEXTS as texts } from '#texts/course';
import type { Course } from '../../domain/course.ts';
import { StitchedNumber } from '../ui/StitchedNumber.tsx';

/** The parts of a course, each to be opened; nothing where nobody has written them. */
export const Syllabus = ({ parts, isAlone }: { parts: Course['syllabus']; isAlone: boolean }) =>
  parts.length > 0 && (
    <section className={`course-part ${isAlone ? 'course-alone' : 'course-most'}`}>
      <h2>{texts.syllabus}</h2>
      <ol className="disclosures syllabus">
        {parts.map(({ title, hours, points }, place) => (
          <li key={title}>
            <StitchedNumber number={place + 1} />
            <Part title={title} hours={hours} points={points} />
          </li>
        ))}
      </ol>
    </section>
  );

function Part({ title, hours, points }: Course['syllabus'][number]) {
  const head = (
    <>
      <span>{title}</span> {hours !== null && <span className="muted small">{texts.hours(hours)}</span>}
    </>
  );
  if (points.length === 0) return <div className="syllabus-part">{head}</div>;
  return (
    <details>
      <summary>{head}</summary>
      <ul className="muted">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </details>
  );
}
