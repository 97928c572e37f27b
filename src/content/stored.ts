import type { CarouselItem } from '../domain/carousel-item.ts';
import type { CompanyId } from '../domain/company.ts';
import type { Course } from '../domain/course.ts';
import { readForBuild } from '../server/content/for-build.ts';

let built: ReturnType<typeof readForBuild> | undefined;

/** What this build read from the store, once, so that all of it belongs together. The dev server's content changes. */
function content(): ReturnType<typeof readForBuild> {
  if (import.meta.env.DEV) return readForBuild();
  built ??= readForBuild();
  return built;
}

/** Newest first. */
export const allCourses = async (): Promise<readonly Course[]> => (await content()).courses;

export const coursesOf = async (companyId: CompanyId): Promise<Course[]> =>
  (await allCourses()).filter((course) => course.company_id === companyId);

/** In the order visitors see. */
export const carouselOf = async (companyId: CompanyId): Promise<CarouselItem[]> =>
  (await content()).carousel.filter((item) => item.company_id === companyId);

/** The content revision this build was made from; every page carries it. */
export const builtRevision = async (): Promise<string> => (await content()).revision;
