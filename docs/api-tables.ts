import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { answerFields } from '../src/domain/answer.ts';
import { carouselItemFields, carouselItemSchema } from '../src/domain/carousel-item.ts';
import { courseFields, courseSchema } from '../src/domain/course.ts';
import {
  enquiryFields,
  enquiryOfficeFields,
  enquirySchema,
  enquirySiteFields,
} from '../src/domain/enquiry.ts';
import type { Fields } from '../src/domain/field.ts';
import { noticeFields, noticeStatusSchema, noticeTestSchema } from '../src/domain/notices.ts';
import { policyFields } from '../src/domain/publish-policy.ts';
import { clearableFields } from '../src/domain/schema.ts';

/** Writes the field tables of docs/api.md, between its markers, from the declarations: `npm run api-docs`. */

const API_DOCS = 'docs/api.md';

type Row = readonly [name: string, second: string, third: string];
const table = (head: Row, rows: readonly Row[]) =>
  [head, ['---', '---', '---'], ...rows]
    .map((row) => `| ${row.join(' | ')} |`.replaceAll('|  |', '| |'))
    .join('\n');

const orList = (words: readonly string[]) => words.join(', ').replace(/, ([^,]+)$/, ' or $1');

type JsonSchema = z.core.JSONSchema._JSONSchema;
function typeOf(schema: JsonSchema): string {
  if (typeof schema === 'boolean') return 'anything';
  const { anyOf, enum: options, type, items } = schema;
  if (anyOf) return orList(anyOf.map(typeOf));
  if (options)
    return orList(options.map((each) => (typeof each === 'string' ? `\`"${each}"\`` : String(each))));
  if (type === 'array' && items && !Array.isArray(items)) return `array of ${typeOf(items)}`;
  return orList([type ?? 'object'].flat());
}

/** The keys of an answer. */
function answerTable(schema: z.ZodObject, fields: Fields): string {
  const { properties = {} } = z.toJSONSchema(schema);
  const rows = Object.entries(properties).map(([name, property]): Row => {
    const described = typeof property === 'object' ? property.description : undefined;
    const type = typeOf(property);
    const unlessGiven = type === 'string' && fields[name]?.empty === '' ? '`""` when not given' : '';
    return [`\`${name}\``, type, described ?? unlessGiven];
  });
  return table(['key', 'type', ''], rows);
}

/** What a call takes. */
const inputTable = (fields: Fields, more: readonly Row[] = []): string =>
  table(
    ['field', '', 'takes'],
    [
      ...Object.entries(fields).map(
        ([name, { empty, rule }]): Row => [
          `\`${name}\``,
          empty === undefined ? 'required' : 'optional',
          rule,
        ],
      ),
      ...more,
    ],
  );

const clearRow = (fields: Fields): Row => {
  const names = clearableFields(fields).map((name) => `\`${name}\``);
  return ['`clear`', 'optional', `names of fields to empty, with commas between: ${names.join(', ')}`];
};

const TABLES: Readonly<Record<string, string>> = {
  course: answerTable(courseSchema, courseFields),
  'course form': inputTable(courseFields, [clearRow(courseFields)]),
  'carousel item': answerTable(carouselItemSchema, carouselItemFields),
  'carousel item form': inputTable(carouselItemFields),
  enquiry: answerTable(enquirySchema, { ...enquiryOfficeFields, ...enquirySiteFields }),
  'enquiry input': inputTable(enquiryFields),
  policy: inputTable(policyFields),
  notices: inputTable(noticeFields),
  'notice status': answerTable(noticeStatusSchema, {}),
  'notice test': answerTable(noticeTestSchema, {}),
  'enquiry change': inputTable(enquiryOfficeFields),
  answer: inputTable(answerFields),
};

const MARKED = /(<!-- table: ([^>]+) -->\n)[\s\S]*?(<!-- \/table -->)/g;

/**
 * The API reference with its tables as the fields are declared now.
 * @throws when a marker names no table, or a table has no marker
 */
export function withTables(text: string): string {
  const names = [...text.matchAll(MARKED)].map(([, , name]) => name);
  const missing = Object.keys(TABLES).filter((name) => !names.includes(name));
  if (missing.length > 0) throw new Error(`${API_DOCS} has no marker for: ${missing.join(', ')}.`);
  return text.replaceAll(MARKED, (_, start: string, name: string, end: string) => {
    const rows = TABLES[name];
    if (!rows) throw new Error(`${API_DOCS} asks for an unknown table: ${name}.`);
    return `${start}\n${rows}\n\n${end}`;
  });
}

if (import.meta.main) await writeFile(API_DOCS, withTables(await readFile(API_DOCS, 'utf8')));
