import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { queryKeys } from '../../src/admin/app/queries.ts';
import { copyTitle } from '../../src/admin/courses/use-duplicate.ts';
import { auditSentence } from '../../src/admin/history/audit-sentence.ts';
import { countedEnquiries, filterEnquiries } from '../../src/admin/inbox/enquiry-filter.ts';
import { formatSubmissions } from '../../src/admin/inbox/format.ts';
import { replaceIfUnchanged } from '../../src/admin/inbox/use-change-enquiry.ts';
import { load } from '../../src/admin/inbox/use-enquiries.ts';
import type { AuditEntry } from '../../src/domain/audit.ts';
import type { Enquiry } from '../../src/domain/enquiry.ts';
import { COURSE_TITLE_MAX } from '../../src/domain/limits.ts';

const { listEnquiryPage } = vi.hoisted(() => ({ listEnquiryPage: vi.fn() }));
vi.mock('../../src/admin/api/calls.ts', () => ({ listEnquiryPage }));

afterEach(() => listEnquiryPage.mockReset());

test('a load that begins while another runs shows no submission twice and asks for no page in vain', async () => {
  const client = new QueryClient();
  const asked: (string | undefined)[] = [];
  let second: ReturnType<typeof load> | undefined;
  listEnquiryPage.mockImplementation(async (_: number, cursor?: string) => {
    asked.push(cursor);
    if (asked.length === 2) second = load(client);
    const at = Number(cursor ?? 0);
    return { enquiries: [{ id: `${at}` }], next: at < 4 ? `${at + 1}` : undefined };
  });

  await load(client);
  const { enquiries = [], next } = (await second) ?? {};

  expect(enquiries.map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4']);
  expect(client.getQueryData(queryKeys.enquiries)).toEqual({ enquiries, next });
  expect(next).toBeUndefined();
  // Only the page that both were waiting for was asked for twice.
  expect(asked).toEqual([undefined, '1', '1', '2', '3', '4']);
});

test('a saved mark returns when an older list had undone it, and leaves a newer mark alone', () => {
  const before = { id: 'a', state: 'new', spam: false } as Enquiry;
  const change = { state: 'read' } as const;
  expect(replaceIfUnchanged(before, before, change)).toEqual({ ...before, state: 'read' });
  expect(replaceIfUnchanged({ ...before, state: 'archived' }, before, change).state).toBe('archived');
  expect(replaceIfUnchanged({ ...before, ...change, spam: true }, change, before)).toEqual({
    ...before,
    spam: true,
  });
});

test('suspected spam counts neither on the dashboard nor among the submissions', () => {
  const mina = { id: 'a', state: 'new', spam: false } as Enquiry;
  const all = [{ ...mina, id: 'b', spam: true }, mina];
  expect(countedEnquiries(all)).toEqual([mina]);
  expect(filterEnquiries(all, { company: 'all', state: 'inbox', text: '' })).toEqual([mina]);
});

test('one submission is one, and may be one of many while not all have come', () => {
  expect(formatSubmissions(1, true)).toBe('1 submission');
  expect(formatSubmissions(1, false)).toBe('1+ submissions');
  expect(formatSubmissions(0, true)).toBe('0 submissions');
  expect(formatSubmissions(1200, true)).toBe('1,200 submissions');
});

test('the history tells in good English that a submission is no spam', () => {
  const entry = { action: 'changed', kind: 'enquiry', label: 'Name Education', detail: 'read, no spam' };
  expect(auditSentence(entry as AuditEntry)).toBe(
    'A submission to Name Education was marked as read, not spam',
  );
});

test('the title of a copy ends with a whole character', () => {
  for (const shift of [0, 1]) {
    const title = copyTitle('x'.repeat(shift) + '🌾'.repeat(COURSE_TITLE_MAX));
    expect(title.isWellFormed()).toBe(true);
    expect(title.length).toBeGreaterThanOrEqual(COURSE_TITLE_MAX - 1);
    expect(title.length).toBeLessThanOrEqual(COURSE_TITLE_MAX);
  }
});
