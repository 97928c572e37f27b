import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { RECORD_TEXTS as texts } from '#texts/records';
import { CourseCardFrame } from '../../components/course/CourseCardFrame.tsx';
import { Cloth } from '../../components/ui/Cloth.tsx';
import { courseCloth } from '../../components/ui/cloth-path.ts';
import type { CompanyId } from '../../domain/company.ts';
import { type Course, courseFields } from '../../domain/course.ts';
import { dayInNepal } from '../../domain/nepal.ts';
import { offerCourses } from '../../domain/offered-course.ts';
import { sections } from '../../domain/section.ts';
import { getRecord } from '../api/calls.ts';
import { collectionOf } from '../api/collections.ts';
import { useRecords } from '../app/queries.ts';
import { type FormPicture, recordTyped } from '../editor/form-values.ts';
import { useShownPicture } from '../editor/use-shown-picture.ts';
import { intakeCollection } from '../intakes/change-intake.ts';
import { useRest } from '../ui/use-rest.ts';

const collection = collectionOf(sections);

/** What is typed of a course, as its card on the pages will be. It repeats the form, for the eye. */
export function CourseCardNow({ before }: { before: Course | undefined }) {
  const typed: Record<string, unknown> = useWatch();
  const values = recordTyped(courseFields, typed, { title: courseFields.title.label, description: '' });
  // A new one gets its id, and with it its pattern, when it is saved.
  const { id } = before ?? values;
  const course = { ...values, id, image: null, image_width: null, image_height: null };
  const { data: intakes = [] } = useRecords(intakeCollection);
  const [offered] = offerCourses([course], intakes, [], [], dayInNepal(new Date()));
  const noInstructor = useNoInstructor(course.company_id);
  const { url } = useShownPicture(typed.image as FormPicture);
  const cloth = useRest(courseCloth(course));
  return (
    <div
      className="live-card"
      aria-hidden="true"
      inert
      data-caption={texts.asVisitors}
      data-company={course.company_id}
      data-empty={!typed.title || undefined}
    >
      {offered && (
        <CourseCardFrame
          course={offered}
          companyId={course.company_id}
          noInstructor={noInstructor}
          place="list"
        >
          {url ? (
            <img src={url} alt="" data-focus={course.image_focus || undefined} />
          ) : (
            <Cloth path={cloth} />
          )}
        </CourseCardFrame>
      )}
    </div>
  );
}

/** What the pages of a brand say where nobody is named. */
function useNoInstructor(companyId: CompanyId): string {
  const id = `${companyId}.course.words`;
  const { data } = useQuery({
    queryKey: ['words', id],
    queryFn: async () => (await getRecord(collection, id)).value,
  });
  return String(data?.noInstructor ?? '');
}
