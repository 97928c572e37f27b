import { COURSE_PAGE_TEXTS as texts } from '#texts/course';
import type { Course } from '../../domain/course.ts';
import { StitchedNumber } from '../ui/StitchedNumber.tsx';

/** The parts of a course, each to be opened; nothing where nobody has written them. */
export const Syllabus = ({ parts }: { parts: Course['syllabus'] }) =>
  parts.length > 0 && (
    <section>
      <h2>{texts.syllabus}</h2>
      <ol className="disclosures syllabus">
        {parts.map((part, index) => (
          <li key={part.title}>
            <Part {...part} number={index + 1} />
          </li>
        ))}
      </ol>
    </section>
  );

function Part({ number, title, hours, points }: Course['syllabus'][number] & { number: number }) {
  const head = (
    <>
      <StitchedNumber number={number} />
      <span>{title}</span>{' '}
      {hours !== null && <span className="muted small nobreak">{texts.hours(hours)}</span>}
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
