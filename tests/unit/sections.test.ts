import { describe, expect, test } from 'vitest';
import { brands } from '../../src/content/brands.ts';
import { contentOf, ORIGINALS, originalSections, sectionsFrom } from '../../src/content/sections.ts';
import { site } from '../../src/content/site.ts';
import { brandContentSchema } from '../../src/domain/brand-content.ts';
import { COMPANY_IDS } from '../../src/domain/company.ts';
import { SECTIONS, sections } from '../../src/domain/section.ts';

/** The paths of the texts in a content file, each list once. */
const pathsOf = (tree: unknown, path = ''): string[] => {
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree)) return [path];
  return Object.entries(tree).flatMap(([name, part]) => pathsOf(part, path ? `${path}.${name}` : name));
};

/** As the specification has them. */
const HOURS = [
  { days: 'Monday to Friday', hours: '9:00 AM-6:00 PM' },
  { days: 'Saturday', hours: '10:00 AM-4:00 PM' },
  { days: 'Sunday', hours: 'Closed' },
];
const POPUP = {
  image: '/welcome.svg',
  alt: 'Namaste, in Nepali letters woven into red dhaka cloth',
  frequency: 'once',
  storage_key: 'sitePopupDismissed',
};

describe('the cut', () => {
  test.each(COMPANY_IDS)('leaves no word of brand %i without a section, and has none twice', (id) => {
    const files = { ...brands[id], site };
    const cut = SECTIONS.filter(({ companyId }) => [id, null].includes(companyId)).flatMap(({ from }) =>
      Object.values(from),
    );
    expect(new Set(cut).size).toBe(cut.length);
    const isCut = (path: string) => cut.some((other) => path === other || path.startsWith(`${other}.`));
    const uncut = pathsOf(files).filter((path) => !isCut(path));
    expect(uncut.sort()).toEqual(['popup.alt', 'popup.poster', 'popup.storage_key', 'site.url', 'theme']);
  });

  test('gives every section a name of its own, and fields', () => {
    const labels = SECTIONS.map(
      ({ id }) => `${id.slice(0, id.indexOf('.'))} ${sections.label({ id } as never)}`,
    );
    expect(new Set(labels).size).toBe(SECTIONS.length);
    for (const { id, fields } of SECTIONS) expect(Object.keys(fields), id).not.toEqual([]);
  });

  test.each(SECTIONS.map(({ id }) => id))('has original words for %s that its own rules take', (id) => {
    const checked = sections.inputSchemaOf(id).safeParse(ORIGINALS.get(id));
    expect(checked.error?.issues).toBeUndefined();
    expect(checked.data).toEqual(ORIGINALS.get(id));
  });
});

describe('the content of a brand', () => {
  test.each(COMPANY_IDS)('is its file to the letter where nothing was changed: %i', (id) => {
    const { theme: _, words: __, ...file } = brands[id];
    const inWords = { contact: { ...file.contact, hours: HOURS }, popup: id === 1 ? POPUP : null };
    expect(JSON.stringify(contentOf(id))).toBe(JSON.stringify({ ...file, ...inWords }));
    expect(brandContentSchema.parse(contentOf(id))).toEqual(contentOf(id));
  });

  test('has the hours and the popup in words, as the office has them now', () => {
    const said = new Map(ORIGINALS);
    const week = { ...originalSections[1].contact.hours.week, sat: null };
    said.set('1.contact.hours', { ...originalSections[1].contact.hours, week });
    const image = { hash: '0123456789abcdef'.repeat(2), width: 800, height: 1000 };
    const popup = { shown: true, picture: { image, alt: 'A lamp' }, until: '', frequency: 'every-visit' };
    said.set('2.home.popup', popup);
    expect(contentOf(1, said).contact.hours).toEqual([
      { days: 'Monday to Friday', hours: '9:00 AM-6:00 PM' },
      { days: 'Saturday and Sunday', hours: 'Closed' },
    ]);
    expect(contentOf(2, said).popup).toEqual({
      image: `/media/${image.hash}/800.webp`,
      alt: 'A lamp',
      frequency: 'every-visit',
      storage_key: 'sitePopupDismissed-0123456789ab',
    });
    said.set('2.home.popup', { ...popup, until: '2020-01-01' });
    expect(contentOf(2, said).popup).toBeNull();
  });

  test('has the changed words in their places, and no trace of the ids of entries', () => {
    const said = new Map(ORIGINALS);
    said.set('1.home.stats', { entries: [{ id: 'k3x9', value: '9', label: 'Rooms' }] });
    said.set('1.course.points', { entries: [{ id: 'a', text: 'To listen' }] });
    said.set('1.about.mission', { title: 'Why', text: 'Because.' });
    const content = contentOf(1, said);
    expect(content.home.stats).toEqual([{ value: '9', label: 'Rooms' }]);
    expect(content.course.learning_points).toEqual(['To listen']);
    expect(content.about.mission).toBe('Because.');
    expect(content.home.features).toEqual(brands[1].home.features);
    expect(contentOf(2, said)).toEqual(contentOf(2));
    expect(brandContentSchema.safeParse(content).error).toBeUndefined();
  });
});

test('pages of a brand have its own sections and those that all share', () => {
  const said = new Map(ORIGINALS).set('both.site.facts', { phone: '1' }).set('2.home.hero', { title: 'New' });
  expect(sectionsFrom(said, 1).site.facts.phone).toBe('1');
  expect(sectionsFrom(said, 2).site.facts.phone).toBe('1');
  expect(sectionsFrom(said, 1).home.hero).toEqual(originalSections[1].home.hero);
  expect(sectionsFrom(said, 2).home.hero.title).toBe('New');
});
