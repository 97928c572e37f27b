import { describe, expect, it } from 'vitest';
import {
  type CourseFacts,
  type CourseFilter,
  factsOf,
  feesOf,
  filterOf,
  fits,
  lowestFee,
  nextStart,
  readFacts,
  writeFacts,
} from '../../src/domain/course-filter.ts';
import { searchFor, searchText } from '../../src/domain/course-search.ts';
import { foldText } from '../../src/domain/fold-text.ts';
import { isOneEdit } from '../../src/domain/one-edit.ts';
import { NEPALI_WORDS } from '../../src/texts/en/search.ts';
import { course } from '../support/records.ts';

const none = { category_name: '', instructors: [], intakes: [] };
const textOf = (fields: object) => searchText({ ...course(), ...none, ...fields });

const python = textOf({
  title: 'Data Analysis with Python',
  description: 'Tables and **charts**.',
  instructor: 'Asmita',
});

describe('a search', () => {
  it.each(['python', 'Pyton', 'pyhton', 'pythonn', 'pythin', 'data PYTHON', 'पाइथन', 'charts', 'asmita'])(
    'finds the course about Python with %s',
    (question) => expect(searchFor(question)(python)).toBe(true),
  );

  it.each(['java', 'pithin', 'python evening', 'जाभा', 'dat1 x', '**charts'])(
    'does not find it with %s',
    (question) => expect(searchFor(question)(python)).toBe(false),
  );

  it('does not forgive in short words, which are too much like others', () => {
    const pte = textOf({ title: 'PTE Academic', description: 'A test.', instructor: '' });
    expect(searchFor('pte')(pte)).toBe(true);
    expect(searchFor('pta')(pte)).toBe(false);
  });

  it('finds a word in the letters of the other language, both ways', () => {
    for (const [word, english] of Object.entries(NEPALI_WORDS)) {
      expect(searchFor(word)(english), word).toBe(true);
      if (!english.includes(' ')) expect(searchFor(english)(textOf({ title: word })), english).toBe(true);
    }
  });

  it.each([
    ['कम्प्यूटर', 'कम्प्युटर'],
    ['अङ्ग्रेजी', 'अंग्रेजि'],
    ['सिलाई', 'सिलाइ'],
    ['शिक्षक', 'सिक्षक'],
    ['वेबसाइट', 'बेबसाईट'],
    ['प्रवेश', 'प्रबेश'],
  ])('takes %s and %s for the same word', (written, asked) => {
    expect(searchFor(asked)(textOf({ title: written }))).toBe(true);
    expect(searchFor(written)(textOf({ title: asked }))).toBe(true);
    expect(foldText('पाठ')).not.toBe(foldText('पाट'));
  });

  it('looks at category, teachers, learning points and syllabus, too', () => {
    const text = textOf({
      title: 'IELTS',
      category_name: 'Languages',
      instructors: [{ name: 'Rachana Shrestha' }],
      learning_points: ['To write an essay'],
      syllabus: [{ title: 'Listening', hours: 8, points: [] }],
    });
    for (const word of ['languages', 'Rachana', 'essay', 'listening'])
      expect(searchFor(word)(text), word).toBe(true);
  });

  it('holds each word once, without what stands around it', () =>
    expect(textOf({ title: 'Java, (Java)', description: 'Java!', instructor: 'Java Rai' })).toMatch(
      /^java rai\b/,
    ));

  it.each([
    ['ilets', 'ielts', true],
    ['a', '', true],
    ['same', 'same', true],
    ['abcd', 'badc', false],
    ['ab', 'abcd', false],
  ])('takes %s and %s as one error apart: %s', (a, b, is) => expect(isOneEdit(a, b)).toBe(is));
});

const TODAY = '2026-11-23';
const NOTHING: CourseFilter = { shifts: [], online: false, soon: false, feeMax: null };
const ielts: CourseFacts = {
  fee: 9_000,
  intakes: [
    ['2026-12-06', 'morning', 'in-person', 8_500],
    ['2027-01-10', 'evening', 'online', 12_000],
  ],
};

describe('a filter', () => {
  it.each<[string, Partial<CourseFilter>, boolean]>([
    ['nothing', {}, true],
    ['mornings', { shifts: ['morning'] }, true],
    ['one of two shifts', { shifts: ['day', 'evening'] }, true],
    ['weekends', { shifts: ['weekend'] }, false],
    ['a start within a month', { soon: true }, true],
    [
      'an evening that starts within a month, which is no one intake',
      { shifts: ['evening'], soon: true },
      false,
    ],
    ['a morning at home', { shifts: ['morning'], online: true }, false],
    ['at most Rs 8,500', { feeMax: 8_500 }, true],
    ['at most Rs 8,000', { feeMax: 8_000 }, false],
    ['nothing to pay', { feeMax: 0 }, false],
    ['an evening for Rs 10,000', { shifts: ['evening'], feeMax: 10_000 }, false],
  ])('that asks for %s', (_, wanted, is) => expect(fits(ielts, { ...NOTHING, ...wanted }, TODAY)).toBe(is));

  it('looks at the fee of a course that has no intake, and passes over one whose fee nobody has said', () => {
    const facts: CourseFacts = { fee: 0, intakes: [] };
    expect(fits(facts, { ...NOTHING, feeMax: 0 }, TODAY)).toBe(true);
    expect(fits({ ...facts, fee: null }, { ...NOTHING, feeMax: 15_000 }, TODAY)).toBe(false);
    expect(fits({ ...facts, fee: null }, NOTHING, TODAY)).toBe(true);
    expect(fits(facts, { ...NOTHING, soon: true }, TODAY)).toBe(false);
  });

  it('goes through an attribute unchanged', () => expect(readFacts(writeFacts(ielts))).toEqual(ielts));
  it('has no facts where there is no attribute', () => expect(readFacts(undefined)).toBeNull());
  it('takes no intake that a visitor cannot join', () =>
    expect(factsOf(course({ fee: 9_000 })).intakes).toEqual([]));

  it('is read from an address; what is no value asks for nothing', () => {
    expect(filterOf(new URLSearchParams('shift=evening&shift=day&online=1&soon=1&fee=15000'))).toEqual({
      shifts: ['evening', 'day'],
      online: true,
      soon: true,
      feeMax: 15_000,
    });
    expect(filterOf(new URLSearchParams('shift=night&online=yes&fee=-1'))).toEqual(NOTHING);
  });

  it('sorts by the next start and by the lowest fee, unknown ones last', () => {
    expect(nextStart(ielts, TODAY)).toBe('2026-12-06');
    expect(nextStart(ielts, '2026-12-07')).toBe('2027-01-10');
    expect(nextStart({ ...ielts, intakes: [] }, TODAY) > '9999').toBe(true);
    expect(lowestFee(ielts)).toBe(8_500);
    expect(lowestFee({ fee: null, intakes: [] })).toBe(Number.POSITIVE_INFINITY);
    // What a card shows fits what a filter finds, and the order.
    expect(feesOf(ielts)).toEqual([8_500, 12_000]);
    expect(feesOf({ fee: 9_000, intakes: [['', 'day', 'online', 12_000]] })).toEqual([12_000]);
    expect(feesOf({ fee: 0, intakes: [] })).toEqual([0]);
  });
});
