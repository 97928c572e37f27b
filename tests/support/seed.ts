import { join } from 'node:path';
import { getStore } from '@netlify/blobs';
import { startBlobsServer } from '../../netlify/local/blobs/server.ts';
import { courseRecord } from './records.ts';

export type Entries = readonly (readonly [key: string, text: string])[];

/** Puts blobs, by key, straight into a store of a site, many at a time. */
export async function seedStore(site: { dataDir: string }, name: string, entries: Entries): Promise<void> {
  const blobs = await startBlobsServer({ directory: join(site.dataDir, 'blobs') });
  const store = getStore({ name, consistency: 'strong', ...blobs.context });
  const queue = entries.values();
  const writer = async () => {
    for (const [key, text] of queue) await store.set(key, text);
  };
  await Promise.all(Array.from({ length: 16 }, writer));
  await blobs.stop();
}

/** One record as the store keeps it. */
export const envelope = (data: { id: string }): string =>
  JSON.stringify({ rev: data.id, deleted_at: null, data });

/** Fills a store that nobody has changed yet with courses instead of the samples; every second one is of the IT brand. */
export async function seedCourses(site: { dataDir: string }, amount: number): Promise<void> {
  const courses = Array.from({ length: amount }, (_, number) => {
    const time = new Date(Date.parse('2026-02-01T00:00:00.000Z') + number * 60_000).toISOString();
    return courseRecord({
      id: `course-number-${number}`,
      title: `Course number ${number}`,
      description: 'What it is about, in a few lines of text.\n'.repeat(12),
      duration: '8 weeks',
      level: 'Beginner',
      instructor: 'Mina Rai',
      company_id: number % 2 === 0 ? 1 : 2,
      created_at: time,
      updated_at: time,
    });
  });
  await seedStore(site, 'content', [
    ...courses.map((course) => [`courses/${course.id}`, envelope(course)] as const),
    ['seeded', new Date().toISOString()],
  ]);
}
