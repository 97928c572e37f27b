import type { Field, Fields } from './field.ts';
import type { Picture } from './picture.ts';

type Values = Record<string, unknown>;
type Replace = (picture: unknown, path: string, field: Field) => unknown;

/**
 * The same values with each picture replaced, however deep in lists and groups it stands; where there is none, none
 * comes. `path` names the place of a picture as errors do: `leaders.0.photo`.
 */
export function replacePictures(fields: Fields, values: object, replace: Replace, path = ''): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name];
      return [name, field ? replaceIn(field, value, replace, path + name) : value];
    }),
  );
}

function replaceIn(field: Field, value: unknown, replace: Replace, path: string): unknown {
  if (value === null || value === undefined) return value;
  const { control } = field;
  switch (control.kind) {
    case 'picture':
    case 'file':
      return replace(value, path, field);
    case 'list':
      return (value as unknown[]).map((entry, place) =>
        replaceIn(control.of, entry, replace, `${path}.${place}`),
      );
    case 'group':
      return replacePictures(control.fields, value, replace, `${path}.`);
    default:
      return value;
  }
}

/** The pictures that a stored record shows. */
export function picturesIn(fields: Fields, values: object): Picture[] {
  const found: Picture[] = [];
  replacePictures(fields, values, (picture) => found.push(picture as Picture));
  return found;
}

/** A stored record as it would be sent: a picture goes by its hash. */
export const asSent = (fields: Fields, values: object): Values =>
  replacePictures(fields, values, (picture) => (picture as Picture).hash);
