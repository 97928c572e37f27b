import { getCollection } from 'astro:content';
import { byPosition, type CarouselItem } from './domain/carousel-item.ts';
import type { CompanyId } from './domain/company.ts';
import { byNewest, type Course } from './domain/course.ts';

/** What this build read from the store. Collections come in the order of their ids; visitors see another. */

export const allCourses = async (): Promise<Course[]> =>
  (await getCollection('courses')).map((entry) => entry.data).sort(byNewest);

export const coursesOf = async (companyId: CompanyId): Promise<Course[]> =>
  (await allCourses()).filter((course) => course.company_id === companyId);

export const carouselOf = async (companyId: CompanyId): Promise<CarouselItem[]> =>
  (await getCollection('carousel'))
    .map((entry) => entry.data)
    .filter((item) => item.company_id === companyId)
    .sort(byPosition);

/** The content revision this build was made from; every page carries it. */
export const builtRevision = async (): Promise<string> => {
  const [entry] = await getCollection('revision');
  if (!entry) throw new Error('The build has no content revision.');
  return entry.data.revision;
};
