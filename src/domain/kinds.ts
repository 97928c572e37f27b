import { catalogues } from './catalogue.ts';
import { instructors } from './instructor.ts';
import { intakes } from './intake.ts';
import type { Kind } from './kind.ts';
import { privacy } from './privacy.ts';
import { sections } from './section.ts';
import { templates } from './template.ts';

/** The kinds of records that share one interface. docs/extending.md says what an entry brings and what it costs. */
export const KINDS: readonly Kind[] = [intakes, instructors, catalogues, sections, templates, privacy];
