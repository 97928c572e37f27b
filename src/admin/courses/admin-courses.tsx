import { ADMIN_INTAKE_TEXTS, ADMIN_COURSE_TEXTS as texts } from '#texts/records';
import { byNewest, COURSE_LEVELS, type Course, courseFields } from '../../domain/course.ts';
import { COURSE_TITLE_MAX } from '../../domain/limits.ts';
import { inputSchema } from '../../domain/schema.ts';
import { pagePaths } from '../../paths.ts';
import { previewCourse } from '../api/calls.ts';
import { courses } from '../api/collections.ts';
import { formSchema } from '../editor/form-values.ts';
import { CourseIntakes } from '../intakes/CourseIntakes.tsx';
import type { AdminKind } from '../records/kind.ts';
import { BesideCompany } from '../ui/CompanyBadge.tsx';
import { textSearch } from '../ui/text-search.ts';
import { CourseCardNow } from './CourseCardNow.tsx';
import { Thumbnail } from './Thumbnail.tsx';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const byTitle = (a: Course, b: Course) => collator.compare(a.title, b.title) || byNewest(a, b);
/** Courses without a level are for all, so they stand first. */
const rank = ({ level }: Course) => (level === '' ? -1 : COURSE_LEVELS.indexOf(level));

const durationOf = ({ duration }: Course) => duration || texts.notAvailable;
const levelOf = ({ level }: Course) => level || texts.notAvailable;

export const adminCourses: AdminKind<Course> = {
  collection: courses,
  fields: courseFields,
  formSchema: formSchema(courseFields, inputSchema(courseFields)),
  texts,
  label: ({ title }) => title,
  companyOf: ({ company_id }) => company_id,
  search: textSearch(({ title, instructor, description }) => [title, instructor, description].join('\n')),
  head: (course) => (
    <div className="row named">
      <Thumbnail course={course} />
      <div className="names">
        <span className="name">{course.title}</span>
        <BesideCompany id={course.company_id}>
          {course.instructor || <span className="badge tone-warning">{texts.noInstructor}</span>}
        </BesideCompany>
      </div>
    </div>
  ),
  columns: {
    duration: {
      label: texts.duration,
      cell: (course) => (
        <>
          {durationOf(course)}
          <span className="level-beside">{`\u00a0· ${levelOf(course)}`}</span>
        </>
      ),
    },
    level: { label: texts.level, cell: levelOf },
  },
  sorts: {
    newest: { label: texts.newest, compare: byNewest },
    title: { label: texts.byTitle, compare: byTitle },
    level: { label: texts.level, compare: (a, b) => rank(a) - rank(b) || byTitle(a, b) },
  },
  Card: CourseCardNow,
  Related: CourseIntakes,
  relatedText: ADMIN_INTAKE_TEXTS.title,
  duplicate: (course) => ({ ...course, title: copyTitle(course.title) }),
  preview: async ({ image, ...course }, id) => ({
    html: await previewCourse({ ...course, id, image: image ? 'stored' : 'none' }),
    picture: image instanceof File || !id ? (image as File | string | null) : null,
    pictureIn: '.course-image',
  }),
  publicPath: ({ id, company_id }) => pagePaths(company_id).course(id),
};

/** As long as a title may be, without half of a character at its end. */
export const copyTitle = (title: string): string =>
  texts
    .copyOf(title)
    .slice(0, COURSE_TITLE_MAX)
    .replace(/[\ud800-\udbff]$/, '');
