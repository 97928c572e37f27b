import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Field, Fields } from '../../src/domain/field.ts';
import { newEntryId } from '../../src/domain/field.ts';
import { type PlacedSection, SECTIONS, sectionsShownOn } from '../../src/domain/section.ts';
import { addressesOf, pagePartsPath, pagePaths } from '../../src/paths.ts';
import { sampleCourses } from '../../src/server/content/samples.ts';
import { bearer, jsonBody, startSite } from '../support/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
let auth: { authorization: string };

beforeAll(async () => {
  site = await startSite();
  auth = bearer(await site.signIn());
});
afterAll(() => site.stop());

/** A page of each kind of each brand. */
const PAGES = addressesOf().flatMap(({ page, companyId, address }) => {
  const course =
    sampleCourses.find(
      ({ company_id, learning_points }) => company_id === companyId && learning_points.length === 0,
    )?.id ?? '';
  const example = { course: pagePaths(companyId).course(course), courses: address.replace(/\/$/, '') }[
    page as 'course'
  ];
  return page === 'instructor' ? [] : [{ page, companyId, path: example ?? address }];
});

const readPages = async (): Promise<Map<string, string>> =>
  new Map(
    await Promise.all(
      PAGES.map(async ({ path }) => {
        const answer = await site.api(pagePartsPath(path));
        expect(answer.status, path).toBe(200);
        return [path, await answer.text()] as const;
      }),
    ),
  );

/** Another value for every field that holds words: none is the same as another, and each keeps to its limits. */
let count = 0;
const other = (field: Field, marks: string[]): unknown => {
  const { control } = field;
  if (control.kind === 'list')
    return Array.from({ length: Math.max(control.min, 1) }, () => other(control.of, marks));
  if (control.kind === 'group') return otherOf(control.fields, marks);
  if (control.kind === 'entry-id') return newEntryId();
  if (control.kind !== 'text' && control.kind !== 'multiline') return undefined;
  count += 1;
  const type = 'type' in control ? control.type : undefined;
  const mark =
    type === 'url' ? `https://w${count}.example/` : type === 'email' ? `w${count}@w.example` : `«${count}»`;
  marks.push(mark);
  return mark;
};
const otherOf = (fields: Fields, marks: string[]): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = other(field, marks);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** What no page shows as it is here: said where there is nothing else, in heads, or on pages of plain text. */
const UNSEEN: Readonly<Record<string, readonly string[]>> = {
  'course.words': ['empty', 'noInstructor', 'notFound', 'goHome'],
  'courses.words': ['topic'],
  'site.facts': ['city'],
  // This brand names none.
  '1.home.words': ['technologies'],
};
/** Not words, or told by tests of their own. */
const OWN_TESTS = ['home.popup', 'contact.hours', 'contact.channels'];

const edited = SECTIONS.filter(({ page, name }) => !OWN_TESTS.includes(`${page}.${name}`));

test.each(edited.map((section) => [section.id, section] as const))(
  'every word of %s can be changed, stands on the pages that say so and no others, and comes back',
  async (id, { companyId, page, name, fields }: PlacedSection) => {
    const before = await readPages();
    const path = `/api/records/sections/${id}`;
    const marks = new Map<string, string[]>();
    const values = Object.fromEntries(
      Object.entries(fields).map(([field, declared]) => {
        const own: string[] = [];
        marks.set(field, own);
        return [field, other(declared, own)];
      }),
    );
    const saved = await site.api(path, jsonBody('PUT', values, auth));
    expect(saved.status, JSON.stringify(await saved.clone().json())).toBe(200);

    const now = await readPages();
    const changed = PAGES.filter((shown) => now.get(shown.path) !== before.get(shown.path));
    expect(changed.length).toBeGreaterThan(0);
    for (const shown of changed)
      expect(sectionsShownOn(shown.page, shown.companyId), shown.path).toContain(id);
    const all = changed.map((shown) => now.get(shown.path) ?? '').join();
    for (const [field, own] of marks) {
      if (UNSEEN[`${page}.${name}`]?.includes(field) || UNSEEN[id]?.includes(field)) continue;
      for (const mark of own) expect(all, `${id} ${field}`).toContain(mark);
    }
    if (companyId !== null) expect(changed.every((shown) => shown.companyId === companyId)).toBe(true);

    expect((await site.api(path, { method: 'DELETE', headers: auth })).status).toBe(204);
    expect(await readPages()).toEqual(before);
  },
);
