import nameeducation from '../../data/brands/nameeducation.json' with { type: 'json' };
import nameit from '../../data/brands/nameit.json' with { type: 'json' };
import carousel1 from '../../data/carousel/nameeducation.json' with { type: 'json' };
import carousel2 from '../../data/carousel/nameit.json' with { type: 'json' };
import catalogue1 from '../../data/catalogue/nameeducation.json' with { type: 'json' };
import catalogue2 from '../../data/catalogue/nameit.json' with { type: 'json' };
import courses1 from '../../data/courses/nameeducation.json' with { type: 'json' };
import courses2 from '../../data/courses/nameit.json' with { type: 'json' };
import instructors1 from '../../data/instructors/nameeducation.json' with { type: 'json' };
import instructors2 from '../../data/instructors/nameit.json' with { type: 'json' };
import intakes1 from '../../data/intakes/nameeducation.json' with { type: 'json' };
import intakes2 from '../../data/intakes/nameit.json' with { type: 'json' };
import type { CompanyId } from '../domain/company.ts';

/** A record of a sample file; what it has to hold is checked where it is read. */
type Sample = Readonly<Record<string, unknown>>;
type SampleCourse = Sample & { id: string; title: string; description: string };
type SampleItem = Sample & { id: string; caption: string };

interface BrandFiles {
  /** What it says and how it looks. */
  brand: unknown;
  /** What a fresh store shows. */
  courses: readonly SampleCourse[];
  carousel: readonly SampleItem[];
  /** What a brand may go without. */
  catalogue?: Sample;
  instructors?: readonly Sample[];
  intakes?: readonly Sample[];
}

/** The files of each brand, as they stand in data/. Bundlers find them by their imports. */
export const brandFiles: Readonly<Record<CompanyId, BrandFiles>> = {
  1: {
    brand: nameeducation,
    courses: courses1,
    carousel: carousel1,
    catalogue: catalogue1,
    instructors: instructors1,
    intakes: intakes1,
  },
  2: {
    brand: nameit,
    courses: courses2,
    carousel: carousel2,
    catalogue: catalogue2,
    instructors: instructors2,
    intakes: intakes2,
  },
};
