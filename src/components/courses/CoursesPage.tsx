import { brands } from '../../content/brands.ts';
import { pagePaths } from '../../paths.ts';
import { ClosingCall } from '../page/ClosingCall.tsx';
import { PageTop } from '../page/PageTop.tsx';
import { CourseList, type CourseListProps } from './CourseList.tsx';

/** The main region of a page of the catalogue. */
export function CoursesPage({ companyId, courses, page }: CourseListProps) {
  const texts = brands[companyId].words.courses;
  const training = pagePaths(companyId).contactAbout({ topic: texts.topic });
  return (
    <>
      <PageTop title={texts.title} text={texts.text} />
      <CourseList companyId={companyId} courses={courses} page={page} />
      <ClosingCall
        title={texts.closing}
        text={texts.closingText}
        links={[{ href: training, text: texts.training }]}
      />
    </>
  );
}
