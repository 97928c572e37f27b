import { describe, expect, test } from 'vitest';
import { changes, shortened } from '../../src/admin/editor/Changed.tsx';
import { compare, isSame, merge, mergeLists } from '../../src/admin/editor/conflict.ts';
import { inputOf } from '../../src/admin/editor/form-values.ts';
import { carouselItemFields } from '../../src/domain/carousel-item.ts';
import { type Course, type CourseInput, courseFields, courseInputSchema } from '../../src/domain/course.ts';
import { carouselItem } from '../support/records.ts';

const input = courseInputSchema.parse({
  title: 'Bees',
  company_id: 1,
  description: 'Bees and honey.',
  duration: '8 weeks',
  level: 'Beginner',
});
const [before, after] = ['/media/before/800.webp', '/media/after/800.webp'];
const stored = (fields: Partial<CourseInput> = {}, image: string | null = before) => ({
  ...input,
  ...fields,
  image,
});
const chosen = new File(['bytes'], 'bees.png', { type: 'image/png' });
const typed = (fields: Partial<CourseInput> = {}, image: string | File | null = before) => ({
  ...input,
  ...fields,
  image,
});

describe('of two versions of a course', () => {
  const mine = typed({ title: 'Bees!', level: '' });
  const theirs = stored({ title: 'Bees?', duration: '9 weeks' });
  const found = compare(stored(), mine, theirs);

  test('what was changed here is asked about, and what only they changed is not', () => {
    expect(found.asked).toEqual(
      new Map([
        ['title', 'both'],
        ['level', 'you'],
      ]),
    );
    expect(found.taken).toEqual(['duration']);
  });

  test('mine stays where nothing was chosen, and theirs where nothing was changed here', () => {
    const merged = merge(mine, theirs, found, {});
    expect(merged).toEqual(typed({ title: 'Bees!', duration: '9 weeks', level: '' }));
  });

  test('a field of theirs may be chosen', () => {
    const merged = merge(mine, theirs, found, { title: 'theirs' });
    expect(merged).toEqual(typed({ title: 'Bees?', duration: '9 weeks', level: '' }));
  });

  test('the same change on both sides is nothing to ask about', () => {
    const both = { title: 'Bees!' };
    expect(compare(stored(), typed(both), stored(both))).toEqual({ asked: new Map(), taken: [] });
  });

  test('line ends are no change', () => {
    const course = (description: string) => ({ ...input, description }) as Course;
    const [base, theirs] = ['A\r\nB', 'A\nB'].map((text) => inputOf(courseFields, course(text)));
    expect(base).toEqual(theirs);
  });
});

describe('a picture', () => {
  const other = stored({}, after);

  test('that was not touched here is theirs without a question', () => {
    const found = compare(stored(), typed(), other);
    expect(found).toEqual({ asked: new Map(), taken: ['image'] });
    expect(merge(typed(), other, found, {}).image).toBe(after);
  });

  test('that was chosen here is kept unless theirs is picked, whether they changed theirs or not', () => {
    const mine = typed({}, chosen);
    for (const [theirs, changedBy] of [
      [other, 'both'],
      [stored({}, null), 'both'],
      [stored({ title: 'Bees?' }), 'you'],
    ] as const) {
      const found = compare(stored(), mine, theirs);
      expect(found.asked).toEqual(new Map([['image', changedBy]]));
      expect(merge(mine, theirs, found, {}).image).toBe(chosen);
      expect(merge(mine, theirs, found, { image: 'theirs' }).image).toBe(theirs.image);
    }
  });

  test('that was removed here is asked about only if they still have one', () => {
    const mine = typed({}, null);
    const found = compare(stored(), mine, other);
    expect(found.asked).toEqual(new Map([['image', 'both']]));
    expect(merge(mine, other, found, {}).image).toBeNull();
    expect(compare(stored(), mine, stored({}, null))).toEqual({ asked: new Map(), taken: [] });
  });
});

test('a carousel item that only has another place is the same to whoever edits it', () => {
  const item = carouselItem({ image: before });
  const version = (fields: object) => inputOf(carouselItemFields, { ...item, ...fields });
  expect(isSame(version({}), version({ position: 3 }))).toBe(true);
  expect(isSame(version({}), version({ caption: 'River' }))).toBe(false);
  expect(isSame(version({}), version({ image: after }))).toBe(false);
});

test('of two texts the words are marked that the other one does not have', () => {
  const marked = (text: string, other: string) =>
    changes(text, other)
      .map((part) => (part.isChanged ? `[${part.text}]` : part.text))
      .join('');
  expect(marked('Eight weeks in the evening.', 'Nine weeks in the evening.')).toBe(
    '[Eight] weeks in the evening.',
  );
  expect(marked('It has eight long weeks.', 'It has weeks.')).toBe('It has [eight long ]weeks.');
  expect(marked('नमस्ते संसार', 'नमस्ते साथी')).toBe('नमस्ते [संसार]');
  expect(marked('same', 'same')).toBe('same');
});

test('what is the same for long is told by the words next to what differs', () => {
  const text = 'word '.repeat(100);
  expect(shortened({ text, isChanged: false }, true, false)).toMatch(/^…( word){11} $/);
  expect(shortened({ text, isChanged: false }, false, true)).toMatch(/^(word ){12}…$/);
  expect(shortened({ text, isChanged: false }, false, false)).toMatch(/^(word ){12}…( word){11} $/);
  expect(shortened({ text: 'short', isChanged: false }, true, true)).toBe('short');
});

describe('two people in one list', () => {
  const entry = (id: string, text = id) => ({ id, text });
  const list = (...entries: object[]) => ({ entries });
  const base = list(entry('a'), entry('b'), entry('c'));

  test.each<[string, object, object, object | null]>([
    [
      'each changes another entry',
      list(entry('a', 'mine'), entry('b'), entry('c')),
      list(entry('a'), entry('b'), entry('c', 'theirs')),
      list(entry('a', 'mine'), entry('b'), entry('c', 'theirs')),
    ],
    [
      'one adds and one takes out',
      list(entry('a'), entry('new'), entry('b'), entry('c')),
      list(entry('a'), entry('b')),
      list(entry('a'), entry('new'), entry('b')),
    ],
    [
      'one moves and one writes',
      list(entry('c'), entry('a'), entry('b')),
      list(entry('a', 'theirs'), entry('b'), entry('c')),
      list(entry('c'), entry('a', 'theirs'), entry('b')),
    ],
    [
      'both add one',
      list(entry('a'), entry('b'), entry('c'), entry('m')),
      list(entry('t'), entry('a'), entry('b'), entry('c')),
      list(entry('t'), entry('a'), entry('b'), entry('c'), entry('m')),
    ],
    [
      'both change one entry, each to another text',
      list(entry('a', 'mine'), entry('b'), entry('c')),
      list(entry('a', 'theirs'), entry('b'), entry('c')),
      null,
    ],
    [
      'one takes out what the other has changed',
      list(entry('b'), entry('c')),
      list(entry('a', 'theirs'), entry('b'), entry('c')),
      null,
    ],
    [
      'both put it in another order',
      list(entry('c'), entry('a'), entry('b')),
      list(entry('b'), entry('a'), entry('c')),
      null,
    ],
  ])('where %s', (_, mine, theirs, together) => {
    expect(mergeLists(base, { ...mine }, { ...theirs })).toEqual(together);
  });

  test('are asked where the other one has changed another field, too', () => {
    expect(mergeLists({ ...base, title: 'a' }, { ...base, title: 'a' }, { ...base, title: 'b' })).toBeNull();
  });
});
