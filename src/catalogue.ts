import { getCollection } from 'astro:content';
import { byPosition, type CarouselItem } from './domain/carousel-item.ts';
import type { CompanyId } from './domain/company.ts';
import { byNewest, type Course } from './domain/course.ts';

/** What this build read from the store. Collections come in the order of their ids; visitors see another. */

/** Thousands of pages ask for the same. The dev server asks anew, since its content changes. */
function oncePerBuild<T>(read: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    if (import.meta.env.DEV) return read();
    answer ??= read();
    return answer;
  };
}

export const allCourses = oncePerBuild(async (): Promise<readonly Course[]> => {
  const courses = await getCollection('courses');
  return courses.map((entry) => entry.data).sort(byNewest);
});

export const coursesOf = async (companyId: CompanyId): Promise<Course[]> =>
  (await allCourses()).filter((course) => course.company_id === companyId);

export const carouselOf = async (companyId: CompanyId): Promise<CarouselItem[]> =>
  (await getCollection('carousel'))
    .map((entry) => entry.data)
    .filter((item) => item.company_id === companyId)
    .sort(byPosition);

/** The content revision this build was made from; every page carries it. */
export const builtRevision = oncePerBuild(async (): Promise<string> => {
  const [entry] = await getCollection('revision');
  if (!entry) throw new Error('The build has no content revision.');
  return entry.data.revision;
});
