import { describe, expect, it } from 'vitest';
import { type Catalogue, catalogues } from '../../src/domain/catalogue.ts';
import type { Instructor } from '../../src/domain/instructor.ts';
import { instructors } from '../../src/domain/instructor.ts';
import { type Intake, intakes } from '../../src/domain/intake.ts';
import { featuredCourses, offerCourses } from '../../src/domain/offered-course.ts';
import { renderCalendar } from '../../src/server/render/calendar.ts';
import { course } from '../support/records.ts';

const TODAY = '2026-11-23';
const TIMES = { created_at: '2026-11-01T00:00:00.000Z', updated_at: '2026-11-01T00:00:00.000Z' };

const intake = (id: string, sent: Record<string, unknown> = {}): Intake =>
  intakes.recordSchema.parse({
    ...intakes.inputSchemaOf().parse({
      course_id: 'ielts',
      start: { precision: 'day', ad: '2026-12-06' },
      ...sent,
    }),
    ...TIMES,
    id,
  }) as Intake;
const instructor = (id: string, sent: Record<string, unknown> = {}): Instructor =>
  instructors.recordSchema.parse({
    ...instructors.inputSchemaOf().parse({ name: 'Rachana Shrestha', ...sent }),
    ...TIMES,
    id,
  }) as Instructor;
const catalogue = (id: string, sent: Record<string, unknown>): Catalogue =>
  catalogues.recordSchema.parse({ ...catalogues.inputSchemaOf().parse(sent), ...TIMES, id }) as Catalogue;

const ielts = course({ id: 'ielts', instructor_ids: ['rachana', 'gone'], category: 'languages' });
const offer = (
  found: Intake[] = [],
  teachers: Instructor[] = [],
  categories = catalogue('1', { categories: [{ name: 'Languages' }] }),
) => {
  const [offered] = offerCourses([ielts], found, teachers, [categories], TODAY);
  if (!offered) throw new Error('One course makes one.');
  return offered;
};

describe('a course as it is offered', () => {
  it('has its own intakes that are not over, and no drafts', () => {
    const { intakes: shown } = offer([
      intake('next'),
      intake('draft', { state: 'draft' }),
      intake('over', { start: { precision: 'day', ad: '2026-11-22' } }),
      intake('cancelled', { state: 'cancelled', start: { precision: 'day', ad: '2026-12-20' } }),
      intake('other', { course_id: 'pte' }),
    ]);
    expect(shown.map(({ id, status }) => [id, status])).toEqual([
      ['next', 'open'],
      ['cancelled', 'cancelled'],
    ]);
  });

  it('says from which moment each is to be seen no more', () => {
    const { intakes: shown } = offer([
      intake('next'),
      intake('soon', { apply_by: '2026-12-01' }),
      intake('tba', { start: { precision: 'tba' } }),
    ]);
    expect(shown.map(({ id, until }) => [id, until])).toEqual([
      ['next', '2026-12-06T18:15:00.000Z'],
      ['soon', '2026-12-01T18:15:00.000Z'],
      ['tba', null],
    ]);
  });

  it('goes without instructors that were deleted, or are drafts', () => {
    expect(offer([], [instructor('rachana')]).instructors.map(({ id }) => id)).toEqual(['rachana']);
    expect(offer([], [instructor('rachana', { state: 'draft' })]).instructors).toEqual([]);
    expect(offer().instructors).toEqual([]);
  });

  it('knows what its category is called, and goes without one that was deleted', () => {
    expect(offer().category_name).toBe('Languages');
    expect(offer([], [], catalogue('1', { categories: [] })).category_name).toBe('');
    expect(offer([], [], catalogue('2', { categories: [{ name: 'Languages' }] })).category_name).toBe('');
  });
});

describe('the categories of a brand', () => {
  it('keep their address when they get another name', () => {
    const { categories } = catalogue('1', { categories: [{ name: 'Office & accounts' }] });
    expect(categories).toEqual([{ name: 'Office & accounts', slug: 'office-accounts' }]);
    expect(
      catalogue('1', { categories: [{ name: 'Accounts', slug: 'office-accounts' }] }).categories[0]?.slug,
    ).toBe('office-accounts');
  });

  it.each([
    ['a name without Latin letters and no address', [{ name: 'भाषा' }], 'categories.0.slug'],
    ['an address with other signs', [{ name: 'Trades', slug: 'a b' }], 'categories.0.slug'],
    ['one address twice', [{ name: 'Trades' }, { name: 'trades' }], 'categories.1.slug'],
  ])('are refused with %s', (_, categories, field) => {
    const { error } = catalogues.inputSchemaOf().safeParse({ categories });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
  });
});

describe('the courses of a home page', () => {
  const courses = ['a', 'b', 'c'].map((id) => ({ id }));
  it('are those that the office has chosen, as far as they are there', () =>
    expect(featuredCourses(courses, ['c', 'gone', 'a']).map(({ id }) => id)).toEqual(['c', 'a']));
  it('are the newest where it has chosen none', () => {
    expect(featuredCourses(courses, [])).toBe(courses);
    expect(featuredCourses(courses, ['gone'])).toBe(courses);
  });
});

describe('an intake as a file for calendars', () => {
  const fileOf = (sent: Record<string, unknown> = {}) => {
    const offered = offer([intake('next', sent)]);
    const [next] = offered.intakes;
    return next ? renderCalendar(offered, next, 'Butwal') : null;
  };

  it('has the first class by the clock of Nepal', () =>
    expect(fileOf({ time: { from: '07:00', to: '08:30' } })).toMatch(
      /DTSTART:20261206T011500Z\r\nDTEND:20261206T024500Z/,
    ));
  it('is a whole day where the time is not known', () =>
    expect(fileOf()).toMatch(/DTSTART;VALUE=DATE:20261206\r\nDTEND;VALUE=DATE:20261207/));
  it('is none where the day is not known', () => expect(fileOf({ start: { precision: 'tba' } })).toBeNull());
  it('keeps what the office typed in its place, line ends too', () =>
    expect(fileOf({ place: 'Room 3; upstairs, left\nBEGIN:VALARM' })).toContain(
      'LOCATION:Room 3\\; upstairs\\, left\\nBEGIN:VALARM',
    ));
});
