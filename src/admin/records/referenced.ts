import { type Catalogue, catalogues } from '../../domain/catalogue.ts';
import type { Course } from '../../domain/course.ts';
import { KINDS } from '../../domain/kinds.ts';
import { type Collection, collectionOf, courses } from '../api/collections.ts';
import type { AdminRecord } from './kind.ts';

/** One of what a field may name: its id, and what people call it. */
export type Choice = readonly [id: string, name: string];

/** What a field may name, by the word of its declaration. */
interface Referenced<T extends AdminRecord = AdminRecord> {
  collection: Collection<T>;
  choices(record: T): Choice[];
}
const referencedBy = <T extends AdminRecord>(entry: Referenced<T>) => entry as unknown as Referenced;

const OWN: Readonly<Record<string, Referenced>> = {
  courses: referencedBy<Course>({
    collection: courses,
    choices: (course) => [[course.id, course.title]],
  }),
  categories: referencedBy<Catalogue>({
    collection: collectionOf(catalogues) as unknown as Collection<Catalogue>,
    choices: ({ categories }) => categories.map(({ slug, name }) => [slug, name]),
  }),
};

/** @throws for a word that names nothing, which is a fault of a declaration */
export function referenced(of: string): Referenced {
  const own = OWN[of];
  if (own) return own;
  const kind = KINDS.find(({ name }) => name === of);
  if (!kind) throw new Error(`A field names one of "${of}", and there are none.`);
  return { collection: collectionOf(kind), choices: (record) => [[record.id, kind.label(record as never)]] };
}
