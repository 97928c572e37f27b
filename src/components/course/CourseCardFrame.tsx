import type { ReactNode } from 'react';
import { COURSE_PAGE_TEXTS } from '#texts/course';
import { INTAKE_PAGE_TEXTS } from '#texts/intake';
import type { CompanyId } from '../../domain/company.ts';
import { isJoinable } from '../../domain/intake-options.ts';
import { cardStartText } from '../../domain/intake-words.ts';
import { COURSE_EXCERPT_LONG, COURSE_EXCERPT_MAX, COURSE_TITLE_LINE } from '../../domain/limits.ts';
import type { OfferedCourse } from '../../domain/offered-course.ts';
import { plainText } from '../../domain/plain-text.ts';
import { excerpt } from '../../domain/summary.ts';
import { pagePaths } from '../../paths.ts';
import type { CoursePlace } from './CourseImage.tsx';
import { feeLine } from './fee-line.ts';
import { LevelBadge } from './LevelBadge.tsx';

interface CourseCardFrameProps {
  course: OfferedCourse;
  /** The brand whose page shows the card. */
  companyId: CompanyId;
  /** What stands where nobody is named. */
  noInstructor: string;
  /** In a list it says more. */
  place: CoursePlace;
  /** Its picture. */
  children: ReactNode;
}

/** All of it leads to the course: the link of the title is stretched over it, below the other two. */
export function CourseCardFrame({ course, companyId, noInstructor, place, children }: CourseCardFrameProps) {
  const paths = pagePaths(companyId);
  const page = paths.course(course.id);
  const fee = feeLine(course);
  return (
    <article className="panel course-card" data-level={course.level}>
      <div className="course-card-image cover screen-only">{children}</div>
      <div className="course-card-body">
        <p className="row muted course-card-facts">
          <LevelBadge level={course.level} />
          {course.duration && <span>{course.duration}</span>}
          {fee && <span className="course-card-fee">{fee}</span>}
        </p>
        <h3 className="course-card-title">
          <a href={page}>{course.title}</a>
        </h3>
        <p className="course-card-text muted">{textOf(course, place)}</p>
        <NextStart intakes={course.intakes} />
        <p className="instructor">{course.instructor || noInstructor}</p>
        <p className="row spread course-card-actions screen-only">
          {/* The title is a stop of the Tab key that leads to the same page. */}
          <a className="row course-card-more" href={page} tabIndex={-1}>
            {COURSE_PAGE_TEXTS.view}
            <span className="visually-hidden">{`: ${course.title}`}</span>
          </a>
          <a className="button button-quiet" href={paths.contactAbout({ course: course.id })}>
            {COURSE_PAGE_TEXTS.enrol}
            <span className="visually-hidden">{`: ${course.title}`}</span>
          </a>
        </p>
      </div>
    </article>
  );
}

/** Two lines; in a list, where cards share rows, three below a title of one line, so that no row has a hole. */
function textOf({ title, description }: OfferedCourse, place: CoursePlace) {
  const text = plainText(description);
  const lines = excerpt(text, COURSE_EXCERPT_MAX);
  if (place !== 'list' || title.length > COURSE_TITLE_LINE) return lines;
  return withRest(lines, excerpt(text, COURSE_EXCERPT_LONG.max, COURSE_EXCERPT_LONG.min));
}

/** A text, and what is left out of it where there is less room. */
function withRest(short: string, long: string) {
  if (short === long) return long;
  const start = short.replace(/…$/, '');
  return (
    <>
      {start}
      <span className={start === short ? 'course-card-rest' : 'course-card-rest cut'}>
        {long.slice(start.length)}
      </span>
    </>
  );
}

/** As many as may pass before the next build, one after the other. */
export const STARTS = 3;

/**
 * The next start. Those after it stand behind it, unseen until it has passed. Where there is none, it says that all is
 * full, or that dates are to be had.
 */
function NextStart({ intakes }: { intakes: OfferedCourse['intakes'] }) {
  const open = intakes.filter(isJoinable).slice(0, STARTS);
  if (open.length === 0) {
    const isFull = intakes.some(({ status }) => status === 'full');
    return (
      <p className="course-card-start muted">
        {isFull ? INTAKE_PAGE_TEXTS.booked : INTAKE_PAGE_TEXTS.onRequest}
      </p>
    );
  }
  return (
    <p className="course-card-start">
      {open.map((intake) => (
        <span key={intake.id} data-until={intake.until ?? undefined}>
          {cardStartText(intake)}
        </span>
      ))}
    </p>
  );
}
