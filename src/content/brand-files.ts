import nameeducation from '../../data/brands/nameeducation.json' with { type: 'json' };
import nameit from '../../data/brands/nameit.json' with { type: 'json' };
import carousel1 from '../../data/carousel/nameeducation.json' with { type: 'json' };
import carousel2 from '../../data/carousel/nameit.json' with { type: 'json' };
import courses1 from '../../data/courses/nameeducation.json' with { type: 'json' };
import courses2 from '../../data/courses/nameit.json' with { type: 'json' };
import type { CompanyId } from '../domain/company.ts';

interface BrandFiles {
  /** What it says and how it looks. */
  brand: unknown;
  /** What a fresh store shows. */
  courses: typeof courses1;
  carousel: typeof carousel1;
}

/** The files of each brand, as they stand in data/. Bundlers find them by their imports. */
export const brandFiles: Readonly<Record<CompanyId, BrandFiles>> = {
  1: { brand: nameeducation, courses: courses1, carousel: carousel1 },
  2: { brand: nameit, courses: courses2, carousel: carousel2 },
};
