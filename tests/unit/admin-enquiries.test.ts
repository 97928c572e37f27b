import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { INBOX_TEXTS } from '#texts/inbox';
import { copyTitle } from '../../src/admin/courses/admin-courses.tsx';
import { auditSentence, oneLineABackup } from '../../src/admin/history/audit-sentence.ts';
import { enquiriesQuery, patchEnquiry, withMarks } from '../../src/admin/inbox/enquiries.ts';
import { countedEnquiries, filterEnquiries } from '../../src/admin/inbox/enquiry-filter.ts';
import type { AuditEntry } from '../../src/domain/audit.ts';
import type { Enquiry } from '../../src/domain/enquiry.ts';
import { COURSE_TITLE_MAX } from '../../src/domain/limits.ts';
import { storedEnquiry } from '../support/enquiries.ts';
import { enquiry } from '../support/records.ts';

afterEach(() => vi.unstubAllGlobals());

test('a change outlasts the page that is on its way, and the list goes on with that page', async () => {
  const [mina, hari] = [enquiry({ id: 'a', state: 'new' }), enquiry({ id: 'b', state: 'new' })];
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('cursor=')
      ? Response.json([hari])
      : Response.json([mina], { headers: { link: '</api/forms?cursor=x>; rel="next"' } }),
  );
  const client = new QueryClient();
  await client.infiniteQuery(enquiriesQuery);
  const list = new InfiniteQueryObserver(client, enquiriesQuery);
  onTestFinished(list.subscribe(() => {}));

  const page = list.fetchNextPage();
  await patchEnquiry(client, mina.id, (one) => ({ ...one, state: 'read' }));
  await page;

  const { data } = await list.fetchNextPage();
  expect(data).toEqual([{ ...mina, state: 'read' }, hari]);
});

test('the list shows the marks that are being saved, the latest of each kind', () => {
  const [mina, hari] = [{ id: 'a', state: 'new', spam: false } as Enquiry, { id: 'b' } as Enquiry];
  const marks = [
    { id: 'a', state: 'read' },
    { id: 'a', spam: true },
    { id: 'a', state: 'replied' },
  ] as const;
  expect(withMarks([mina, hari], marks)).toEqual([{ id: 'a', state: 'replied', spam: true }, hari]);
  expect(mina.state).toBe('new');
});

test('suspected spam counts neither on the dashboard nor among the submissions', () => {
  const mina = { id: 'a', state: 'new', spam: false } as Enquiry;
  const all = [{ ...mina, id: 'b', spam: true }, mina];
  expect(countedEnquiries(all)).toEqual([mina]);
  expect(filterEnquiries(all, { company: 'all', state: 'inbox', text: '' })).toEqual([mina]);
});

test.each([
  '981-2345678',
  '९८१२३४५६७८',
  '+977 9812345678',
  '00977 981 2345678',
  'kp4rnxy2',
  'spoken-english',
])('a search for %s finds who left that number, got that reference or asks about that course', (text) => {
  const mina = enquiry({ phone: '+9779812345678', course_id: 'spoken-english', state: 'new' });
  const hari = enquiry({ phone: '+9779800000000', reference: 'AAAA2222', state: 'new' });
  expect(filterEnquiries([mina, hari], { company: 'all', state: 'all', text })).toEqual([mina]);
});

test('one submission is one, and may be one of many while not all have come', () => {
  expect(INBOX_TEXTS.count('1')).toBe('1 submission');
  expect(INBOX_TEXTS.count('1+')).toBe('1+ submissions');
  expect(INBOX_TEXTS.count('0')).toBe('0 submissions');
});

test('the history tells in good English that a submission is no spam', () => {
  const { id } = storedEnquiry(0);
  const said = (detail: string, target: string | null = id) =>
    auditSentence({ action: 'changed', kind: 'enquiry', target, label: 'Name Education', detail });
  const which = 'submission to Name Education of Oct 7, 2026, 09:05 AM';
  expect(said('read, no spam')).toBe(`The ${which} was marked as read, not spam`);
  expect(said('notes')).toBe(`The notes on the ${which} were changed`);
  expect(said('replied, notes')).toBe(`The ${which} was marked as replied, and its notes were changed`);
  expect(said('')).toBe(`The ${which} was changed`);
  expect(said('', 'of another kind')).toBe('A submission to Name Education was changed');
});

test('the history calls a picture by who is on it, and by its beginning where that is long', () => {
  const said = (kind: string, label: string) =>
    auditSentence({ action: 'created', kind, target: 'one', label, detail: '' });
  expect(said('carousel', '“I got my first job.” — Sarita Gurung, IELTS Preparation')).toBe(
    'Picture “Sarita Gurung” was added',
  );
  expect(said('carousel', 'Open day')).toBe('Picture “Open day” was added');
  expect(said('course', 'Spoken English')).toBe('Course “Spoken English” was added');
  expect(said('carousel', 'word '.repeat(40)).length).toBeLessThan(90);
});

test('the history tells of a backup in one line, and of what was asked for alone', () => {
  const asked = (detail: string, second: number, who = 'a@example.com') =>
    ({
      action: 'backed-up',
      detail,
      who,
      at: new Date(second * 1000).toISOString(),
      kind: null,
      target: null,
      label: '',
    }) as AuditEntry;
  const whole = ['course', 'carousel', 'order', 'enquiry', 'audit'].map((kind, second) =>
    asked(kind, second),
  );
  const lines = oneLineABackup([
    asked('enquiry', 900),
    ...whole.reverse(),
    asked('enquiry', 0, 'b@example.com'),
  ]);
  expect(lines.map(auditSentence)).toEqual([
    'A backup was made: submissions',
    'A backup was made',
    'A backup was made: submissions',
  ]);
  expect(oneLineABackup([...whole, ...whole])).toHaveLength(2);
  expect(auditSentence(asked('instructors', 0))).toBe('A backup was made: instructors');
});

test('the title of a copy ends with a whole character', () => {
  for (const shift of [0, 1]) {
    const title = copyTitle('x'.repeat(shift) + '🌾'.repeat(COURSE_TITLE_MAX));
    expect(title.isWellFormed()).toBe(true);
    expect(title.length).toBeGreaterThanOrEqual(COURSE_TITLE_MAX - 1);
    expect(title.length).toBeLessThanOrEqual(COURSE_TITLE_MAX);
  }
});
