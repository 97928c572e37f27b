import { join } from 'node:path';
import { getStore } from '@netlify/blobs';
import { startBlobsServer } from '../../netlify/local/blobs/server.ts';
import { type EnquiryRecord, enquiryRecordSchema } from '../../src/domain/enquiry.ts';
import { envelope, seedStore } from './seed.ts';
import type { Site } from './sites.ts';

const NAMES = ['Mina Rai', 'Asha Gurung', 'Bikash Thapa', 'सीता शर्मा', 'Pemba Sherpa', 'Rojina Karki'];
const MESSAGES = [
  'When does the next batch begin, and are there classes in the evening?',
  'I would like to know the fees for two students.\nIs there a discount for sisters?',
  'Do you have a class in Pokhara, too? I can come on weekends only.',
];

/** An enquiry as the store keeps it; the higher the number, the older. */
export function storedEnquiry(
  number: number,
  more: Partial<EnquiryRecord> = {},
  time = Date.parse('2026-10-07T03:20:00.000Z') - number * 37 * 60_000,
): EnquiryRecord {
  const company_id = more.company_id ?? (number % 3 === 2 ? 2 : 1);
  const random = Math.abs(number).toString(16).padStart(16, '0');
  return enquiryRecordSchema.parse({
    id: `${String(9_999_999_999_999 - time).padStart(13, '0')}-${company_id}-${random}`,
    name: `${NAMES[number % NAMES.length]} ${number}`,
    email: `visitor${number}@example.com`,
    message: `${MESSAGES[number % MESSAGES.length]}`,
    submitted_at: new Date(time).toISOString(),
    ...more,
    company_id,
  });
}

/** Puts enquiries straight into the store of a site, many at a time. */
export async function seedEnquiries(
  site: Pick<Site, 'dataDir'>,
  records: readonly EnquiryRecord[],
): Promise<void> {
  await seedStore(
    site,
    'enquiries',
    records.map((record) => [`enquiries/${record.id}`, envelope(record)] as const),
  );
}

/** Takes all enquiries out of the store of a site. */
export async function clearEnquiries(site: Pick<Site, 'dataDir'>): Promise<void> {
  const blobs = await startBlobsServer({ directory: join(site.dataDir, 'blobs') });
  await getStore({ name: 'enquiries', consistency: 'strong', ...blobs.context }).deleteAll();
  await blobs.stop();
}
