import { createHash } from 'node:crypto';
import { getStore } from '@netlify/blobs';
import type { CompanyId } from '../../src/domain/company.ts';
import { COURSE_LEVELS, type CourseRecord } from '../../src/domain/course.ts';
import { courseRecord as anyRecord } from './records.ts';

const SUBJECTS = [
  'Accounting',
  'Java',
  'Japanese',
  'Tailoring',
  'Networking',
  'Cooking',
  'Physics',
  'Nepali',
];
const GOALS = ['the office', 'school leavers', 'working people', 'the exam', 'a first job', 'a small shop'];
const WORDS = (
  'a batch of twelve meets every morning before work and learns step by step what the trade asks for ' +
  'with exercises from real offices in Butwal and homework that somebody reads and returns with notes ' +
  'so that nobody is left behind and everybody has something to show at the end of the last week'
).split(' ');

/** One of `list`, seemingly at random but always the same one for `seed`. */
const pick = <T>(list: readonly T[], seed: number): T =>
  list[(Math.imul(seed + 1, 2654435761) >>> 8) % list.length] as T;

/** A description of about `length` characters that no other course has. */
function describe(index: number, length: number): string {
  let text = `Course ${index} for those who want more:`;
  for (let word = 0; text.length < length; word += 1) {
    text += ` ${pick(WORDS, index * 977 + word)}${word % 90 === 89 ? '.\n\n' : ''}`;
  }
  return text;
}

/** The course of that number as the store keeps it, with or without a picture. */
export function courseRecord(index: number, companyId: CompanyId = 1, descriptionLength = 700): CourseRecord {
  const time = new Date(Date.parse('2026-02-01T00:00:00Z') + index * 60_000).toISOString();
  const hash = createHash('md5').update(String(index)).digest('hex');
  return anyRecord({
    id: `course-${index}`,
    title: `${pick(SUBJECTS, index)} for ${pick(GOALS, index * 7)} ${index}`,
    company_id: companyId,
    description: describe(index, descriptionLength),
    duration: `${1 + (index % 12)} weeks`,
    level: pick([...COURSE_LEVELS, ''], index),
    instructor: `Instructor ${index % 40}`,
    picture: index % 3 === 0 ? null : { hash, width: 1200, height: 750 },
    created_at: time,
    updated_at: time,
  });
}

/** A course in its envelope, as it lies in the store. */
export const storedCourse = (record: CourseRecord): string =>
  JSON.stringify({ rev: `rev-${record.id}`, deleted_at: null, data: record });

/** Fills an empty store, the one of the environment, with so many courses and nothing else. */
export async function fillStore(
  count: number,
  record = (index: number) => courseRecord(index),
): Promise<void> {
  const store = getStore({ name: 'content', consistency: 'strong' });
  await store.set('seeded', new Date(0).toISOString());
  const left = Array.from({ length: count }, (_, index) => index).values();
  const writer = async () => {
    for (const index of left) {
      const course = record(index);
      await store.set(`courses/${course.id}`, storedCourse(course));
    }
  };
  await Promise.all(Array.from({ length: 16 }, writer));
}
