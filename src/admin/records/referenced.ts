import { type Catalogue, catalogues } from '../../domain/catalogue.ts';
import type { Course } from '../../domain/course.ts';
import type { KindRecord } from '../../domain/kind.ts';
import { KINDS } from '../../domain/kinds.ts';
import { type Collection, collectionOf, courses } from '../api/collections.ts';
import type { AdminRecord } from './kind.ts';

/** One of what a field may name: its id, and what people call it. */
export type Choice = readonly [id: string, name: string];

/** What a field may name, by the word of its declaration. */
interface Referenced {
  collection: Collection<AdminRecord>;
  choices(record: AdminRecord): Choice[];
}

const OWN: Readonly<Record<string, Referenced>> = {
  courses: {
    collection: courses,
    choices: ({ id, title }: Course) => [[id, title]],
  },
  categories: {
    collection: collectionOf(catalogues),
    choices: ({ categories }: Catalogue) => categories.map(({ slug, name }) => [slug, name]),
  },
};

/** @throws for a word that names nothing, which is a fault of a declaration */
export function referenced(of: string): Referenced {
  const own = OWN[of];
  if (own) return own;
  const kind = KINDS.find(({ name }) => name === of);
  if (!kind) throw new Error(`A field names one of "${of}", and there are none.`);
  return {
    collection: collectionOf(kind),
    choices: (record: KindRecord) => [[record.id, kind.label(record)]],
  };
}
