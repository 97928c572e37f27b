import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** schema.org's own vocabulary, as the package schema-dts writes it down: types, their properties and what these may be. */
const source = readFileSync(
  createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/\.js$/, '.d.ts'),
  'utf8',
);

interface Class {
  parents: string[];
  properties: Map<string, string[]>;
}

/** By names such as `CourseBase` and `CourseLeaf`. */
const classes = new Map<string, Class>();
for (const [, name = '', parents = '', body = ''] of source.matchAll(
  /^(?:export )?interface (\w+) extends ([^{]+) \{([\s\S]*?)^\}/gm,
)) {
  const properties = new Map<string, string[]>();
  for (const [, property = '', range = ''] of body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/gm))
    properties.set(
      property,
      range.split('|').map((one) => one.trim()),
    );
  classes.set(name, { parents: parents.split(',').map((one) => one.trim()), properties });
}
/** What stands behind a name that is no class of its own: the members of an enumeration, or text. */
const aliases = new Map(
  [...source.matchAll(/^export type (\w+) = (.+);$/gm)].map(([, name = '', said = '']) => [name, said]),
);

const isType = (type: string) => classes.has(`${type}Leaf`);

function* ancestors(name: string): Generator<string> {
  yield name;
  for (const parent of classes.get(name)?.parents ?? []) yield* ancestors(parent);
}

const rangeOf = (type: string, property: string): string[] | undefined => {
  for (const name of ancestors(`${type}Leaf`)) {
    const range = classes.get(name)?.properties.get(property);
    if (range) return range;
  }
  return undefined;
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const FORMS: Readonly<Record<string, RegExp>> = {
  Date: DAY,
  DateTime: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/,
  Time: /^\d{2}:\d{2}(:\d{2})?$/,
  Duration: /^P(?!$)(\d+[YMWD])*(T(\d+[HMS])+)?$/,
  Number: /^-?\d+(\.\d+)?$/,
};

function isOfRange(range: string, value: unknown): boolean {
  if (typeof value === 'number') return ['Number', 'Integer', 'Float'].includes(range);
  if (typeof value === 'boolean') return range === 'Boolean';
  if (typeof value === 'string') {
    const form = FORMS[range];
    if (form) return form.test(value);
    // An address names the thing at it, as in Google's own examples.
    if (range === 'URL' || range === 'IdReference') return URL.canParse(value);
    return range === 'Text' || Boolean(aliases.get(range)?.includes(`"${value}"`));
  }
  const { '@type': type, '@id': id } = Object(value);
  if (type === undefined) return range === 'IdReference' && typeof id === 'string';
  return [...ancestors(`${type}Leaf`)].some((name) => name === `${range}Base` || name === `${range}Leaf`);
}

/** What in structured data is no term of schema.org, or stands where it may not: a line each. */
export function wrongTerms(node: Readonly<Record<string, unknown>>, path = String(node['@type'])): string[] {
  const type = String(node['@type']);
  if (!isType(type)) return [`${path}: there is no type ${type}`];
  return Object.entries(node).flatMap(([property, value]) => {
    if (property.startsWith('@')) return [];
    const here = `${path}.${property}`;
    const range = rangeOf(type, property);
    if (!range) return [`${here}: a ${type} has no such property`];
    return [value].flat().flatMap((one) => {
      const below =
        typeof one === 'object' && one !== null && '@type' in one
          ? wrongTerms(one as Record<string, unknown>, here)
          : [];
      const fits = range.some((name) => isOfRange(name, one));
      return fits ? below : [`${here}: ${JSON.stringify(one)} is none of ${range.join(', ')}`, ...below];
    });
  });
}
