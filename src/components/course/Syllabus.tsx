import { COURSE_PAGE_TEXTS as texts } from '#texts/course';
import type { Course } from '../../domain/course.ts';
import { StitchedNumber } from '../ui/StitchedNumber.tsx';
import { Halves } from './Halves.tsx';

/** The parts of a course, each to be opened; nothing where nobody has written them. */
export const Syllabus = ({ parts }: { parts: Course['syllabus'] }) =>
  parts.length > 0 && (
    <section className="course-part">
      <h2>{texts.syllabus}</h2>
      <Halves items={parts}>
        {(half, before) => (
          <ol className="disclosures syllabus" start={before + 1}>
            {half.map((part, place) => (
              <li key={part.title}>
                <Part {...part} number={before + place + 1} />
              </li>
            ))}
          </ol>
        )}
      </Halves>
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
