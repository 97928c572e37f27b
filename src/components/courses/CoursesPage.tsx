import { brands } from '../../content/brands.ts';
import type { Listing } from '../../domain/course-list.ts';
import { pagePaths } from '../../paths.ts';
import { ClosingCall } from '../page/ClosingCall.tsx';
import { CourseList } from './CourseList.tsx';
import { ListTop } from './ListTop.tsx';

/** The main region of a page of a list. */
export function CoursesPage(listing: Listing) {
  const { companyId } = listing;
  const texts = brands[companyId].words.courses;
  const training = pagePaths(companyId).contactAbout({ topic: texts.topic });
  return (
    <>
      <ListTop {...listing} />
      <CourseList {...listing} />
      <ClosingCall
        title={texts.closing}
        text={texts.closingText}
        links={[{ href: training, text: texts.training }]}
      />
    </>
  );
}
