import { COURSE_PAGE_TEXTS } from '#texts/course';
import { brands } from '../../content/brands.ts';
import type { CompanyId } from '../../domain/company.ts';
import type { Course } from '../../domain/course.ts';
import { COURSE_EXCERPT_MAX } from '../../domain/limits.ts';
import { summary } from '../../domain/summary.ts';
import { pagePaths } from '../../paths.ts';
import * as icons from '../ui/icons.ts';
import { CourseImage } from './CourseImage.tsx';
import { Fact } from './Fact.tsx';
import { Instructor } from './Instructor.tsx';
import { LevelBadge } from './LevelBadge.tsx';

/** A third of the page, a half or all of it, as `.course-grid` has it. */
const SIZES = '(min-width: 80rem) 24rem, (min-width: 64rem) 30vw, (min-width: 40rem) 47vw, 100vw';

interface CourseCardProps {
  course: Course;
  /** The brand whose page shows the card. */
  companyId: CompanyId;
}

export function CourseCard({ course, companyId }: CourseCardProps) {
  const paths = pagePaths(companyId);
  return (
    <article className="panel course-card" data-level={course.level}>
      <div className="course-card-image cover screen-only">
        <CourseImage course={course} sizes={SIZES} />
      </div>
      <div className="course-card-body">
        <p className="cluster muted small">
          <LevelBadge level={course.level} />
          <Fact icon={icons.clock} text={course.duration} />
        </p>
        <h3 className="course-card-title">{course.title}</h3>
        <p className="course-card-text muted small">{summary(course.description, COURSE_EXCERPT_MAX)}</p>
        <Instructor name={course.instructor} fallback={brands[companyId].words.course.noInstructor} />
        <p className="course-card-actions screen-only">
          <a className="button button-quiet" href={paths.course(course.id)}>
            {COURSE_PAGE_TEXTS.view}
            <span className="visually-hidden">{`: ${course.title}`}</span>
          </a>
          <a className="button" href={paths.contactAbout({ course: course.id })}>
            {COURSE_PAGE_TEXTS.enrol}
            <span className="visually-hidden">{`: ${course.title}`}</span>
          </a>
        </p>
      </div>
    </article>
  );
}
