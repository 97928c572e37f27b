import { describe, expect, test } from 'vitest';
import {
  entryOfPlace,
  FIRST_ENTRY,
  fieldsAt,
  firstEntry,
  formatPlace,
  ownerOf,
  parsePlace,
  pathOfPlace,
  replaceTexts,
} from '../../src/domain/edit-place.ts';
import { SECTIONS } from '../../src/domain/section.ts';

const stats = {
  entries: [
    { id: 'a', value: '500+', label: 'Students' },
    { id: 'b', value: '50+', label: 'Teachers' },
  ],
};
const course = {
  title: 'Tailoring',
  faq: [{ question: 'Tea?', answer: 'Yes.' }],
  learning_points: ['To cut'],
};

describe('a place on a page', () => {
  test.each([
    ['1.home.hero.title', 'title'],
    ['1.home.stats[b].value', 'entries.1.value'],
    ['both.site.facts.socials[x].name', null],
    ['course:tailoring-2.title', 'title'],
    ['course:tailoring-2.faq.0.answer', 'faq.0.answer'],
    ['course:tailoring-2.learning_points.0', 'learning_points.0'],
  ])('%s is written as it was read, and leads to %s in the form', (place, path) => {
    const parsed = parsePlace(place);
    expect(formatPlace(parsed.owner.id, parsed.steps)).toBe(place);
    const values = { ...stats, ...course, socials: [{ id: 'e1', name: 'Facebook' }] };
    expect(pathOfPlace(parsed, values)).toBe(path);
  });

  test('knows its entry by its id, wherever that stands by now', () => {
    const moved = { entries: stats.entries.toReversed() };
    expect(pathOfPlace(parsePlace('1.home.stats[b].value'), moved)).toBe('entries.0.value');
    expect(entryOfPlace(parsePlace('1.home.stats[b].value'), moved)).toEqual({ list: 'entries', index: 0 });
    expect(entryOfPlace(parsePlace('1.home.stats[gone].value'), moved)).toBeNull();
    expect(entryOfPlace(parsePlace('1.home.hero.title'), {})).toBeNull();
    expect(entryOfPlace(parsePlace('course:x.faq.0.answer'), course)).toEqual({ list: 'faq', index: 0 });
  });

  test.each([
    ['1.home.stats[b].value', ['Figures below the title', 'Figure']],
    ['course:x.learning_points.3', ['What people learn', 'Point']],
    ['course:x.syllabus.0.points.1', ['Syllabus', 'Points', 'Point']],
    ['1.home.hero.price', []],
  ])('%s has the fields %s', (place, labels) => {
    expect(fieldsAt(parsePlace(place)).map(({ label }) => label)).toEqual(labels);
  });

  test.each(['', 'home.hero', '9.home.hero.title', '1.home.hero title', 'course:', '1.home.hero.title">'])(
    'there is none called %j',
    (place) => {
      expect(() => parsePlace(place)).toThrow();
    },
  );
});

describe('replaceTexts', () => {
  const places = (owner: string, values: object) => {
    const found: string[] = [];
    replaceTexts(ownerOf(owner), values, (text, place) => {
      found.push(place);
      return text;
    });
    return found;
  };

  test('finds each text with its place, and nothing that pages make something else of', () => {
    expect(places('1.home.stats', stats)).toEqual([
      '1.home.stats[a].value',
      '1.home.stats[a].label',
      '1.home.stats[b].value',
      '1.home.stats[b].label',
    ]);
    expect(
      places('course:x', {
        ...course,
        description: '**Bold**',
        fee: 5,
        level: 'Beginner',
        id: 'x',
        image: 'y',
      }),
    ).toEqual([
      'course:x.title',
      'course:x.faq.0.question',
      'course:x.faq.0.answer',
      'course:x.learning_points.0',
    ]);
    expect(places('both.site.facts', { map_url: 'https://x.example', city: 'Butwal' })).toEqual([
      'both.site.facts.city',
    ]);
  });

  test('replaces without touching what it was given', () => {
    const before = structuredClone(stats);
    const replaced = replaceTexts(ownerOf('1.home.stats'), stats, (text) => text.toUpperCase());
    expect(replaced).toMatchObject({ entries: [{ id: 'a', label: 'STUDENTS' }, { label: 'TEACHERS' }] });
    expect(stats).toEqual(before);
  });
});

describe('the first entry of a list of none', () => {
  test.each([
    ['1.about.leaders', { id: FIRST_ENTRY, name: '', role: '', text: '' }],
    ['1.contact.faq', { id: FIRST_ENTRY, question: '', answer: '' }],
    // A kind has to be chosen, and other ways stand in their place.
    ['1.contact.channels', null],
  ])('of %s can be typed on the page: %j', (id, first) => {
    const field = ownerOf(id).fields.entries;
    const found = field && firstEntry(field);
    if (first) expect(found).toMatchObject(first);
    else expect(found).toBeNull();
  });

  test('is none where days have to be chosen', () => {
    const { exceptions } = ownerOf('1.contact.hours').fields;
    expect(exceptions && firstEntry(exceptions)).toBeNull();
  });

  test('is the same for everybody, so that two who begin at once meet in a conflict', () => {
    for (const { fields } of SECTIONS)
      for (const field of Object.values(fields)) expect(firstEntry(field)).toEqual(firstEntry(field));
  });
});
