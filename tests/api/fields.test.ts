import { describe, expect, test } from 'vitest';
import { carouselItemFields } from '../../src/domain/carousel-item.ts';
import { courseFields } from '../../src/domain/course.ts';
import type { Field, Fields } from '../../src/domain/field.ts';
import { clearableFields } from '../../src/domain/schema.ts';
import { pictureFile } from '../support/pictures.ts';
import { sampleOf } from '../support/records.ts';
import { formBody, startSignedIn } from '../support/site.ts';

const { site, auth } = await startSignedIn();

const PNG = pictureFile('png', { width: 40, height: 20 });
const OTHER_PNG = pictureFile('png', { width: 60, height: 50 });

/** What a form sends of a field. */
async function sent(field: Field, turn: number): Promise<string | File> {
  if (field.control.kind === 'file') return turn === 0 ? PNG : OTHER_PNG;
  const value = sampleOf(field, turn);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const KINDS: [string, string, Fields][] = [
  ['a course', '/api/courses', courseFields],
  ['a carousel item', '/api/carousel', carouselItemFields],
];

describe.each(KINDS)('every field of %s', (_, path, fields) => {
  const create = async () => {
    const form: Record<string, string | File> = {};
    for (const [name, field] of Object.entries(fields)) form[name] = await sent(field, 0);
    return (await site.api(path, formBody('POST', form, auth))).json();
  };
  const change = (id: string, form: Record<string, string | File>) =>
    site.api(`${path}/${id}`, formBody('PUT', form, auth));
  /** All but what says when and where, and the size of a picture. */
  const said = ({ updated_at, position, image_width, image_height, ...rest }: Record<string, unknown>) =>
    rest;

  test('is in the answer as it was sent', async () => {
    const record = await create();
    for (const [name, field] of Object.entries(fields)) {
      const expected =
        field.control.kind === 'file' ? expect.stringMatching(/^\/media\/\w+\/40\.webp$/) : sampleOf(field);
      expect(record[name], name).toEqual(expected);
    }
  });

  test.each(Object.entries(fields))('%s changes alone', async (name, field) => {
    const before = await create();
    const response = await change(before.id, { [name]: await sent(field, 1) });
    expect(response.status).toBe(200);
    const after = await response.json();
    expect(after[name]).not.toEqual(before[name]);
    expect(said(after)).toEqual({ ...said(before), [name]: after[name] });
  });

  test.each(Object.keys(fields))('%s is cleared alone where it may be, and else refused', async (name) => {
    const before = await create();
    const response = await change(before.id, { clear: name });
    if (!clearableFields(fields).includes(name)) return expect(response.status).toBe(400);
    expect(response.status).toBe(200);
    const after = await response.json();
    expect(said(after)).toEqual({ ...said(before), [name]: fields[name]?.empty });
  });
});
