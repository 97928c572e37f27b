import type { Control, Field, Fields } from './field.ts';
import { type PlacedSection, sectionOf } from './section.ts';

/**
 * Names of places on a page that say what a field of a section says, such as `1.home.hero.title`. An entry goes by its
 * id, not by its number, since it may be moved meanwhile: `1.home.stats[k3x9].value`. The field that holds all of a
 * section that is a list is left out.
 */
export interface EditPlace {
  section: PlacedSection;
  /** Names of fields and ids of entries, from outside inwards: `['entries', { id: 'k3x9' }, 'value']`. */
  steps: readonly Step[];
}
type Step = string | { readonly id: string };

const ENTRIES = 'entries';
const PLACE = /^(\w+\.\w+\.\w+)((?:\.\w+|\[\w+\])*)$/;

export function formatPlace(sectionId: string, steps: readonly Step[]): string {
  const named = steps.map((step) => (typeof step === 'string' ? `.${step}` : `[${step.id}]`));
  if (steps[0] === ENTRIES && typeof steps[1] === 'object') named.shift();
  return sectionId + named.join('');
}

/** @throws for what `formatPlace` does not write */
export function parsePlace(place: string): EditPlace {
  const [, id = '', rest = ''] = PLACE.exec(place) ?? [];
  const steps = [...rest.matchAll(/\.(\w+)|\[(\w+)\]/g)].map(
    ([, name, entry = '']): Step => name ?? { id: entry },
  );
  if (typeof steps[0] === 'object') steps.unshift(ENTRIES);
  return { section: sectionOf(id), steps };
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

/**
 * The fields on the way to a place, from outside inwards, without the groups that entries are.
 * @returns none for a place that its section has not
 */
export function fieldsAt({ section, steps }: EditPlace): Field[] {
  let within: Fields | undefined = section.fields;
  const found: Field[] = [];
  for (const step of steps) {
    if (typeof step === 'object') continue;
    const field: Field | undefined = within?.[step];
    if (!field) return [];
    found.push(field);
    const control: Control = field.control;
    const inner: Control = control.kind === 'list' ? control.of.control : control;
    within = inner.kind === 'group' ? inner.fields : undefined;
  }
  return found;
}

/** The list and the entry of it that a place is in, as `pathOfPlace` and a form name them; null outside of lists. */
export function entryOfPlace(place: EditPlace, values: object): { list: string; index: number } | null {
  const last = place.steps.findLastIndex((step) => typeof step === 'object');
  const path = last < 0 ? null : pathOfPlace({ ...place, steps: place.steps.slice(0, last + 1) }, values);
  const [, list = '', index = ''] = /^(.*)\.(\d+)$/.exec(path ?? '') ?? [];
  return path ? { list, index: Number(index) } : null;
}

/**
 * The same values with each text replaced, however deep it stands.
 * @param replace gets the text, its place as `formatPlace` writes it, and its field
 */
export function replaceTexts(
  { id, fields }: Pick<PlacedSection, 'id' | 'fields'>,
  values: object,
  replace: (text: string, place: string, field: Field) => string,
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
    switch (control.kind) {
      case 'text':
        // Pages make something else of times and addresses.
        if (control.type === 'time' || control.type === 'url') return value;
        return typeof value === 'string' ? replace(value, formatPlace(id, steps), field) : value;
      case 'multiline':
        return typeof value === 'string' ? replace(value, formatPlace(id, steps), field) : value;
      case 'group':
        return value ? inFields(control.fields, value, steps) : value;
      case 'list':
        return Array.isArray(value)
          ? value.map((entry: unknown) =>
              typeof entry === 'object' && entry !== null && 'id' in entry
                ? inField(control.of, entry, [...steps, { id: String(entry.id) }])
                : entry,
            )
          : value;
      default:
        return value;
    }
  };
  return inFields(fields, values, []);
}
