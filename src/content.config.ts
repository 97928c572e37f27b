import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import type { CarouselItem } from './domain/carousel-item.ts';
import type { Course } from './domain/course.ts';
import { contentForBuild } from './server/build-content.ts';

/** What the build reads from the store. Brand content comes from data/ by src/brands.ts. */

const courses = defineCollection({
  loader: async () => (await contentForBuild()).courses.map((course) => ({ ...course })),
  schema: z.custom<Course>(),
});

const carousel = defineCollection({
  loader: async () => (await contentForBuild()).carousel.map((item) => ({ ...item })),
  schema: z.custom<CarouselItem>(),
});

const revision = defineCollection({
  loader: async () => [{ id: 'built', revision: (await contentForBuild()).revision }],
  schema: z.object({ revision: z.string() }),
});

export const collections = { courses, carousel, revision };
