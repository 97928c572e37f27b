import { COURSE_TEXTS } from '#texts/course';
import { courseFields } from './course.ts';
import type { Control, Field, Fields } from './field.ts';
import { isPlacedPicture } from './placed-picture.ts';
import { sectionOf } from './section.ts';

/**
 * Names of places on a page that say what a field of a record says, such as `1.home.hero.title` of a section. An entry with
 * an id goes by that, not by its number, since it may be moved meanwhile: `1.home.stats[k3x9].value`. The field that holds
 * all of a section that is a list is left out. A course goes by its own id: `course:python.faq.0.answer`.
 */
export interface EditPlace {
  owner: PlaceOwner;
  /** Fields, ids of entries and numbers of those without, from outside inwards: `['entries', { id: 'k3x9' }, 'value']`. */
  steps: readonly Step[];
}
/** What places are in: a section, or a course. */
export interface PlaceOwner {
  readonly id: string;
  readonly label: string;
  readonly fields: Fields;
}
type Step = string | { readonly id: string };

const ENTRIES = 'entries';
const COURSE = 'course:';
const PLACE = /^(course:[\w-]+|\w+\.\w+\.\w+)((?:\.\w+|\[\w+\])*)$/;

export const coursePlaceId = (id: string): string => COURSE + id;

/** @throws for an id that none has */
export const ownerOf = (id: string): PlaceOwner =>
  id.startsWith(COURSE) ? { id, label: COURSE_TEXTS.one, fields: courseFields } : sectionOf(id);

export function formatPlace(ownerId: string, steps: readonly Step[]): string {
  const named = steps.map((step) => (typeof step === 'string' ? `.${step}` : `[${step.id}]`));
  if (steps[0] === ENTRIES && typeof steps[1] === 'object') named.shift();
  return ownerId + named.join('');
}

/** @throws for what `formatPlace` does not write */
export function parsePlace(place: string): EditPlace {
  const [, id = '', rest = ''] = PLACE.exec(place) ?? [];
  const steps = [...rest.matchAll(/\.(\w+)|\[(\w+)\]/g)].map(
    ([, name, entry = '']): Step => name ?? { id: entry },
  );
  if (typeof steps[0] === 'object') steps.unshift(ENTRIES);
  return { owner: ownerOf(id), steps };
}

/**
 * Where a form holds the value of a place: an entry goes by its number there.
 * @param values what the form holds
 * @returns null when there is no such entry any more
 */
export function pathOfPlace({ steps }: EditPlace, values: object): string | null {
  const path: (string | number)[] = [];
  let value: unknown = values;
  for (const step of steps) {
    const key =
      typeof step === 'string'
        ? step
        : (Array.isArray(value) ? (value as { id: string }[]) : []).findIndex(({ id }) => id === step.id);
    if (key === -1) return null;
    path.push(key);
    value = (value as Record<string | number, unknown> | undefined)?.[key];
  }
  return path.join('.');
}

const NUMBER = /^\d+$/;
/** Whether a step leads into an entry of a list. */
export const isEntry = (step: Step) => typeof step === 'object' || NUMBER.test(step);

/**
 * The fields on the way to a place, from outside inwards, without the groups that entries are.
 * @returns none for a place that its owner has not
 */
export function fieldsAt({ owner, steps }: EditPlace): Field[] {
  let within: Fields | undefined = owner.fields;
  const found: Field[] = [];
  for (const step of steps) {
    if (isEntry(step)) continue;
    const field: Field | undefined = within?.[step as string];
    if (!field) return [];
    found.push(field);
    const control: Control = field.control;
    const inner: Control = control.kind === 'list' ? control.of.control : control;
    within = inner.kind === 'group' ? inner.fields : undefined;
  }
  const last = found.at(-1)?.control;
  // A text that is an entry by itself.
  return last?.kind === 'list' && isEntry(steps.at(-1) ?? '') && last.of.control.kind !== 'group'
    ? [...found, last.of]
    : found;
}

/** The list and the entry of it that a place is in, as `pathOfPlace` and a form name them; null outside of lists. */
export function entryOfPlace(place: EditPlace, values: object): { list: string; index: number } | null {
  const last = place.steps.findLastIndex(isEntry);
  const path = last < 0 ? null : pathOfPlace({ ...place, steps: place.steps.slice(0, last + 1) }, values);
  const [, list = '', index = ''] = /^(.*)\.(\d+)$/.exec(path ?? '') ?? [];
  return path ? { list, index: Number(index) } : null;
}

/**
 * The same values with some replaced, however deep they stand.
 * @param replace gets each value, its place as `formatPlace` writes it, and its field; undefined leaves it, and looks into it
 */
function replaceValues(
  { id, fields }: Pick<PlaceOwner, 'id' | 'fields'>,
  values: object,
  replace: (value: unknown, place: string, field: Field) => unknown,
): object {
  const inFields = (within: Fields, group: object, steps: readonly Step[]): object =>
    Object.fromEntries(
      Object.entries(group).map(([name, value]) => {
        const field = within[name];
        return [name, field ? inField(field, value, [...steps, name]) : value];
      }),
    );
  const inField = (field: Field, value: unknown, steps: readonly Step[]): unknown => {
    const { control } = field;
    const replaced = replace(value, formatPlace(id, steps), field);
    if (replaced !== undefined) return replaced;
    if (control.kind === 'group' && value) return inFields(control.fields, value, steps);
    return control.kind === 'list' && Array.isArray(value)
      ? value.map((entry: unknown, place) => inField(control.of, entry, [...steps, stepOf(entry, place)]))
      : value;
  };
  return inFields(fields, values, []);
}

/** Whether pages show it as it was typed. They make something else of times, addresses and marks. */
const isTyped = ({ control }: Field): boolean =>
  (control.kind === 'text' && control.type !== 'time' && control.type !== 'url') ||
  (control.kind === 'multiline' && !control.marked);

/** The same values with each text replaced that can be typed over on a page. */
export const replaceTexts = (
  owner: Pick<PlaceOwner, 'id' | 'fields'>,
  values: object,
  replace: (text: string, place: string, field: Field) => string,
): object =>
  replaceValues(owner, values, (value, place, field) =>
    typeof value === 'string' && isTyped(field) ? replace(value, place, field) : undefined,
  );

/** The same values with each picture replaced that has its place on a page, and with one where there is none. */
export const replacePlacedPictures = (
  owner: Pick<PlaceOwner, 'id' | 'fields'>,
  values: object,
  replace: (place: string, field: Field) => unknown,
): object =>
  replaceValues(owner, values, (_, place, field) =>
    field.control.kind === 'file' || isPlacedPicture(field) ? replace(place, field) : undefined,
  );

const stepOf = (entry: unknown, place: number): Step =>
  typeof entry === 'object' && entry !== null && 'id' in entry ? { id: String(entry.id) } : String(place);

/** The id of the entry that stands on a page in the editor where a list has none yet. */
export const FIRST_ENTRY = 'first';

/** Whether an entry can begin as one of its texts, typed on the page: the others can all be empty meanwhile. */
const beginsAsText = ({ control, empty }: Field): boolean =>
  empty !== undefined ||
  control.kind === 'entry-id' ||
  control.kind === 'multiline' ||
  (control.kind === 'text' && control.type === undefined);

/** What a list begins with, all empty; null where pages show something else in its place, or more than texts is needed. */
export function firstEntry({ control, fallback }: Field): unknown {
  if (control.kind !== 'list' || fallback) return null;
  const { control: entry } = control.of;
  if (entry.kind !== 'group') return beginsAsText(control.of) ? '' : null;
  const fields = Object.entries(entry.fields);
  if (!fields.every(([, field]) => beginsAsText(field))) return null;
  return Object.fromEntries(
    fields.map(([name, field]) => [
      name,
      field.control.kind === 'entry-id' ? FIRST_ENTRY : (field.empty ?? ''),
    ]),
  );
}
