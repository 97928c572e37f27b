import { pagePaths } from '../../paths.ts';
import { CourseList } from './CourseList.tsx';
import { ListTop } from './ListTop.tsx';
import type { ListingProps } from './title-of.ts';

/** The main region of a page of a list. */
export function CoursesPage(listing: ListingProps) {
  const { companyId, courses, sections } = listing;
  const { words: texts } = sections.courses;
  const training = pagePaths(companyId).contactAbout({ topic: texts.topic });
  return (
    <>
      <ListTop {...listing} />
      <CourseList {...listing} />
      {/* A list of courses ends with it. */}
      {courses.length === 0 && (
        <div className="section wrap screen-only">
          <a className="button button-quiet" href={training}>
            {texts.training}
          </a>
        </div>
      )}
    </>
  );
}
