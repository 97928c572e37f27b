import { CATALOGUE_TEXTS } from '#texts/catalogue';
import { COURSE_TEXTS } from '#texts/course';
import { INSTRUCTOR_TEXTS } from '#texts/instructors';
import { NOT_FOUND_TEXTS } from '#texts/page';
import { COMPANIES, type CompanyId, MAIN_COMPANY_ID } from '../../domain/company.ts';
import type { Course } from '../../domain/course.ts';
import { companyOfInstructor, type Instructor } from '../../domain/instructor.ts';
import type { OfferedCourse } from '../../domain/offered-course.ts';
import { PAGES } from '../../domain/page.ts';
import type { Sections } from '../../domain/section.ts';
import { cardPath, clothCardPath, pagePath, pagePaths, pictureCardPath } from '../../paths.ts';
import { type ListingProps, titleOf } from '../courses/title-of.ts';
import { courseCloth } from '../ui/cloth-path.ts';
import { courseData, personData } from './course-data.ts';
import type { PageMeta } from './head.ts';
import { breadcrumbData, catalogueData, faqData, organizationData, websiteData } from './structured-data.ts';
import { courseSummary, DESCRIPTION_MIN, pageDescription, pageTitle } from './text.ts';

/** What the head of each page says. */

/** A course is previewed by its own picture, or by its cloth. */
const courseCard = (course: Course): string =>
  course.image ? pictureCardPath(course.image, course.image_focus) : clothCardPath(courseCloth(course));

/** @param companyId the brand whose page this is; the course's own brand is the canonical one */
export function courseMeta(course: OfferedCourse, companyId: CompanyId, sections: Sections): PageMeta {
  const { facts } = sections.site;
  const canonical = pagePaths(course.company_id).course(course.id);
  return {
    companyId,
    title: pageTitle(course.title, companyId),
    description: courseSummary(course, facts.address),
    path: pagePaths(companyId).course(course.id),
    canonical,
    card: courseCard(course),
    graph: [
      courseData(course, facts),
      breadcrumbData(
        companyId,
        sections,
        { name: sections.course.words.courses, path: pagePaths(companyId).courses },
        ...(course.category_name && course.company_id === companyId
          ? [{ name: course.category_name, path: pagePaths(companyId).list(1, course.category) }]
          : []),
        { name: course.title, path: canonical },
      ),
    ],
  };
}

/** A page of a list. A category without courses has nothing to be found for. */
export function listMeta({ companyId, category, courses, page, sections }: ListingProps): PageMeta {
  const { list } = pagePaths(companyId);
  const texts = titleOf({ companyId, category, sections });
  const path = list(page, category?.slug);
  const crumbs = [{ name: sections.course.words.courses, path: list(1) }];
  if (category) crumbs.push({ name: category.name, path: list(1, category.slug) });
  const more = page > 1;
  if (more) crumbs.push({ name: CATALOGUE_TEXTS.page(page), path });
  return {
    companyId,
    title: pageTitle(more ? CATALOGUE_TEXTS.titleOfPage(texts.title, page) : texts.title, companyId),
    description: more ? `${texts.text} ${CATALOGUE_TEXTS.page(page)}.` : texts.text,
    path,
    card: cardPath('courses', companyId),
    noindex: category !== null && courses.length === 0,
    graph: [catalogueData(courses, page), breadcrumbData(companyId, sections, ...crumbs)],
  };
}

export function instructorsMeta(
  companyId: CompanyId,
  sections: Sections,
  instructors: readonly Instructor[],
): PageMeta {
  const { title } = PAGES.instructors;
  const path = pagePaths(companyId).instructors;
  return {
    companyId,
    title: pageTitle(title, companyId),
    description: INSTRUCTOR_TEXTS.text(COMPANIES[companyId].name),
    path,
    card: cardPath('instructors', companyId),
    graph: [
      breadcrumbData(companyId, sections, { name: title, path }),
      ...instructors.map((instructor) => personData(instructor, companyId)),
    ],
  };
}

/** @param companyId the brand whose page this is */
export function instructorMeta(instructor: Instructor, companyId: CompanyId, sections: Sections): PageMeta {
  const { id, name, role, bio } = instructor;
  const paths = pagePaths(companyId);
  const canonical = pagePaths(companyOfInstructor(instructor)).instructor(id);
  const said = [role, bio].filter(Boolean).join('. ');
  return {
    companyId,
    title: pageTitle(name, companyId),
    description: pageDescription(
      said.length < DESCRIPTION_MIN
        ? INSTRUCTOR_TEXTS.ofInstructor(name, COMPANIES[companyId].name)
        : `${name}: ${said}`,
    ),
    path: paths.instructor(id),
    canonical,
    card: cardPath('instructors', companyId),
    graph: [
      personData(instructor, companyId),
      breadcrumbData(
        companyId,
        sections,
        { name: PAGES.instructors.title, path: paths.instructors },
        { name, path: canonical },
      ),
    ],
  };
}

export const courseNotFoundMeta = (companyId: CompanyId): PageMeta => ({
  companyId,
  title: pageTitle(COURSE_TEXTS.notFoundTitle, companyId),
  description: COURSE_TEXTS.unavailable,
  path: pagePaths(companyId).courses,
  card: cardPath('home', companyId),
  noindex: true,
});

/** A category or an instructor that is there no more. */
export const notFoundMeta = (companyId: CompanyId): PageMeta => ({
  ...courseNotFoundMeta(companyId),
  title: pageTitle(NOT_FOUND_TEXTS.title, companyId),
  description: NOT_FOUND_TEXTS.description,
});

export const homeMeta = (companyId: CompanyId, sections: Sections): PageMeta => ({
  companyId,
  title: pageTitle(sections.home.hero.subtitle, companyId),
  description: sections.home.hero.description,
  path: pagePaths(companyId).home,
  card: cardPath('home', companyId),
  graph: [
    organizationData(companyId, sections),
    // One site, whose name is that of the brand at its root.
    companyId === MAIN_COMPANY_ID ? websiteData() : undefined,
  ],
});

export function aboutMeta(companyId: CompanyId, sections: Sections): PageMeta {
  const { title } = PAGES.about;
  const path = pagePaths(companyId).about;
  return {
    companyId,
    title: pageTitle(title, companyId),
    description: pageDescription(sections.about.intro.description),
    path,
    card: cardPath('about', companyId),
    graph: [breadcrumbData(companyId, sections, { name: title, path })],
  };
}

/** @param noindex what only one visitor is answered */
export function contactMeta(companyId: CompanyId, sections: Sections, noindex = false): PageMeta {
  const { details, faq } = sections.contact;
  const path = pagePath('contact', companyId);
  return {
    companyId,
    title: pageTitle(PAGES.contact.title, companyId),
    description: pageDescription(details.description),
    path,
    card: cardPath('contact', companyId),
    graph: [
      breadcrumbData(companyId, sections, { name: PAGES.contact.title, path }),
      faq.entries.length > 0 ? faqData(faq.entries) : undefined,
    ],
    noindex,
  };
}
