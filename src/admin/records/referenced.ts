import { courseKind } from '../../domain/course.ts';
import { KINDS } from '../../domain/kinds.ts';
import { type Collection, collectionOf, courses } from '../api/collections.ts';
import type { AdminRecord } from './kind.ts';

interface Referenced {
  collection: Collection<AdminRecord>;
  label(record: AdminRecord): string;
}

/** The records that a field may name, by the name of their kind. */
export function referenced(name: string): Referenced {
  const kind = KINDS.find((known) => known.name === name);
  if (kind) return { collection: collectionOf(kind), label: kind.label } as unknown as Referenced;
  return { collection: courses, label: courseKind.label } as unknown as Referenced;
}
