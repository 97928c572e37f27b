import type { CarouselItem } from '../domain/carousel-item.ts';
import { type CompanyId, MAIN_COMPANY_ID } from '../domain/company.ts';
import type { BrandCatalogue } from '../domain/course-list.ts';
import type { Instructor } from '../domain/instructor.ts';
import type { OfferedCourse } from '../domain/offered-course.ts';
import type { Retention } from '../domain/privacy.ts';
import type { Sections } from '../domain/section.ts';
import { readContent, sampleContent } from '../server/content/content.ts';
import { type Said, sectionsFrom } from './sections.ts';

type Content = ReturnType<typeof readContent>;
let built: Content | undefined;

/** What this build read from the store, once, so that all of it belongs together. The dev server's content changes. */
function content(): Content {
  if (import.meta.env.DEV) return readForBuild();
  built ??= readForBuild();
  return built;
}

/**
 * @throws when the store cannot be read, or, on Netlify, when it was not handed to the build of the live site: samples in
 * place of the real courses would be published. Other builds show the samples, since their deploys begin with them
 */
async function readForBuild(): Content {
  // Netlify's build command gets the context under another name, from netlify/plugins/store.
  const context = process.env.NETLIFY_BLOBS_CONTEXT ?? process.env.BUILD_BLOBS_CONTEXT;
  if (context) {
    process.env.NETLIFY_BLOBS_CONTEXT = context;
    return readContent();
  }
  if (process.env.NETLIFY && process.env.CONTEXT === 'production')
    throw new Error('The build has no access to the store: is netlify/plugins/store enabled?');
  return sampleContent();
}

/** How long enquiries are kept. */
export const retentionNow = async (): Promise<Retention> => (await content()).retention;

/** Newest first. */
export const allCourses = async (): Promise<readonly OfferedCourse[]> => (await content()).courses;

export const coursesOf = async (companyId: CompanyId): Promise<OfferedCourse[]> =>
  (await allCourses()).filter((course) => course.company_id === companyId);

/** What the lists of a brand are made of. */
export const catalogueOf = async (companyId: CompanyId): Promise<BrandCatalogue> => ({
  companyId,
  courses: await coursesOf(companyId),
  categories: (await content()).categories[companyId],
});

/** Those that the home page of a brand shows. */
export const featuredCoursesOf = async (companyId: CompanyId): Promise<readonly OfferedCourse[]> =>
  (await content()).featured[companyId];

/** Who teaches for a brand. */
export const instructorsOf = async (companyId: CompanyId): Promise<readonly Instructor[]> =>
  (await content()).instructors[companyId];

/** The general brand has a page for every course, the other one for its own. */
export const coursesWithPage = (companyId: CompanyId): Promise<readonly OfferedCourse[]> =>
  companyId === MAIN_COMPANY_ID ? allCourses() : coursesOf(companyId);

/** In the order visitors see. */
export const carouselOf = async (companyId: CompanyId): Promise<CarouselItem[]> =>
  (await content()).carousel.filter((item) => item.company_id === companyId);

/** What every section of the site says. */
export const said = async (): Promise<Said> => (await content()).said;

/** The same as pages of a brand show it. */
export const sectionsOf = async (companyId: CompanyId): Promise<Sections> =>
  sectionsFrom(await said(), companyId);

/** What this build was made of. */
export const builtContent = async () => (await content()).built;

/** The content revision this build was made from; every page carries it. */
export const builtRevision = async (): Promise<string> => (await content()).revision;
