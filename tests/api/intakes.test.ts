import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { intakes } from '../../src/domain/intake.ts';
import { fragmentPaths } from '../../src/paths.ts';
import { sampleCourses } from '../../src/server/content/samples.ts';
import { bearer, formBody, jsonBody, startSite } from '../support/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
let auth: { authorization: string };
const { id: course } = sampleCourses[0] as (typeof sampleCourses)[0];

const NOON = new Date('2026-11-23T12:00:00+05:45');

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  site = await startSite();
  auth = bearer(await site.signIn());
});
afterAll(async () => {
  await site.stop();
  vi.useRealTimers();
});
beforeEach(() => void vi.setSystemTime(NOON));

const add = async (intake: object) => {
  const response = await site.api(
    '/api/records/intakes',
    jsonBody('POST', { course_id: course, ...intake }, auth),
  );
  expect(response.status).toBe(201);
  return { ...(await response.json()), etag: response.headers.get('etag') ?? '' };
};
const change = (id: string, fields: object, etag?: string) =>
  site.api(
    `/api/records/intakes/${id}`,
    jsonBody('PUT', fields, { ...auth, ...(etag && { 'if-match': etag }) }),
  );
const pageOfCourse = async () => (await site.api(fragmentPaths.course(1, course))).text();
const on = (ad: string) => ({ start: { precision: 'day', ad } });
const shown = (html: string) => html.replaceAll('\u00a0', ' ');

test('a new intake is on the page of its course at once, and moves when the office moves it', async () => {
  const { id } = await add({
    ...on('2026-12-10'),
    fee: { amount: 7_777, parts: 2 },
    seats: { total: 18, left: 3 },
  });
  const before = shown(await pageOfCourse());
  expect(before).toContain('Starts Thursday 24 Mangsir 2083 · 10 Dec 2026');
  const [table = ''] = before.match(/<table class="intakes">.*?<\/table>/s) ?? [];
  expect(table.replaceAll(/<[^>]+>/g, '')).toContain('Rs 7,777 in 2 parts');
  expect(before).toContain('3 seats left');
  expect(before).toContain('data-until="2026-12-10T18:15:00.000Z"');

  expect((await change(id, on('2027-01-07'))).status).toBe(200);
  const after = shown(await pageOfCourse());
  expect(after).toContain('7 Jan 2027');
  expect(after).not.toContain('10 Dec 2026');
  expect(shown(await (await site.api(fragmentPaths.courses(1))).text())).toContain(`/course/${course}`);
});

test('the contact form is told what it is about, also when the course or the intake has changed its name since', async () => {
  const subject = async (path: string) => {
    const answer = await site.api(`/api/subject/${path}`);
    return answer.status === 200 ? answer.json() : answer.status;
  };
  const { title } = sampleCourses[0] as (typeof sampleCourses)[0];
  const batch = { label: 'Batch B', shift: 'evening', time: { from: '17:30', to: '19:00' } };
  const { id } = await add({ ...on('2026-12-06'), ...batch });
  const about = { course_id: course, intake_id: id, topic: '' };
  const first = await subject(`${course}/${id}`);
  expect(first.about).toEqual(about);
  expect(shown(first.text)).toBe(
    `${title}, Batch B, evenings 5:30–7:00, starts 20 Mangsir 2083 · 6 Dec 2026`,
  );
  await change(id, on('2026-12-07'));
  expect(shown((await subject(`${course}/${id}`)).text)).toContain('7 Dec 2026');
  // Who wrote about it may be answered when it has long begun.
  const past = await add(on('2026-11-01'));
  expect((await subject(`${course}/${past.id}`)).about).toEqual({ ...about, intake_id: past.id });

  const unknown = { about: { ...about, intake_id: '' }, text: title };
  expect(await subject(course)).toEqual(unknown);
  expect(await subject(`${course}/there-is-none`)).toEqual(unknown);
  const other = sampleCourses[1] as (typeof sampleCourses)[0];
  expect((await subject(`${other.id}/${id}`)).about.intake_id).toBe('');
  await change(id, { state: 'draft' });
  expect(await subject(`${course}/${id}`)).toEqual(unknown);
  expect(await subject('no-such-course')).toBe(404);
  expect((await site.api(`/api/subject/${course}`)).headers.get('netlify-cache-tag')).toBe('content');
});

test('History and its trash call an intake by its course and its start, also when both are deleted', async () => {
  const added = await site.api(
    '/api/courses',
    formBody('POST', { title: 'Bee keeping', description: 'Bees and honey.', company_id: '1' }, auth),
  );
  const { id: bees } = await added.json();
  const { id } = await add({ course_id: bees, label: 'Batch B', ...on('2026-12-10') });
  const called = 'Bee keeping · Batch B · 10 Dec 2026';
  const callsOf = async (path: string) => {
    const answer = await (await site.api(path, { headers: auth })).json();
    return answer.filter((entry: { kind: string; id: string; target?: string }) =>
      [entry.id, entry.target].some((named) => entry.kind === 'intakes' && named === id),
    );
  };
  for (const path of [`courses/${bees}`, `records/intakes/${id}`])
    expect((await site.api(`/api/${path}`, { method: 'DELETE', headers: auth })).status).toBe(204);
  const [trail, trash] = await Promise.all(['/api/audit', '/api/trash'].map(callsOf));
  expect(trail.map(({ label }: { label: string }) => shown(label))).toEqual([called, called]);
  expect(trash.map(({ label }: { label: string }) => shown(label))).toEqual([called]);
});

test('an intake says in words how much of its start is known', () => {
  const start = (precision: string, ad = '', bs_month = '') =>
    shown(intakes.label({ course_id: 'ielts', label: '', start: { precision, ad, bs_month } } as never));
  expect([
    start('day', '2026-12-06'),
    start('month', '2026-12-06'),
    start('month', '', '2083-08'),
    start('tba', '2026-12-06'),
  ]).toEqual(['ielts · 6 Dec 2026', 'ielts · Dec 2026', 'ielts · Mangsir 2083', 'ielts']);
});

test('a draft is seen by nobody but the office', async () => {
  const { id } = await add({ ...on('2026-12-24'), state: 'draft', fee: { amount: 6_543 } });
  expect(await pageOfCourse()).not.toContain('Rs 6,543');
  expect((await site.api(`/api/records/intakes/${id}`)).status).toBe(404);
  expect((await site.api(`/api/records/intakes/${id}`, { headers: auth })).status).toBe(200);
  expect((await site.api(`/calendar/${id}.ics`)).status).toBe(404);
});

test('one that is cancelled says so, with the note, and asks nobody to enrol', async () => {
  await add({ ...on('2026-12-25'), state: 'cancelled', note: 'The teacher is ill. Ask for January.' });
  const html = shown(await pageOfCourse());
  expect(html).toContain('The teacher is ill. Ask for January.');
  expect(html).toContain('Cancelled');
});

test('of two people who change seats at once one is told, and neither is lost', async () => {
  const { id, etag } = await add({ ...on('2026-12-26'), seats: { total: 18, left: 5 } });
  const seats = (left: number) => ({ seats: { total: 18, left, show: 'count' } });
  expect((await change(id, seats(4), etag)).status).toBe(200);
  expect((await change(id, seats(4), etag)).status).toBe(412);
});

test.each([
  ['31 Chaitra', { start: { precision: 'month', bs_month: '2083-12-31' } }, 'start.bs_month'],
  ['an end before the start', { ...on('2026-12-10'), end_ad: '2026-12-09' }, 'end_ad'],
  ['more seats left than there are', { ...on('2026-12-10'), seats: { total: 5, left: 6 } }, 'seats.left'],
  ['no course', { ...on('2026-12-10'), course_id: '' }, 'course_id'],
])('%s is refused, and the field is named', async (_, fields, field) => {
  const response = await site.api(
    '/api/records/intakes',
    jsonBody('POST', { course_id: course, ...fields }, auth),
  );
  expect(response.status).toBe(400);
  expect((await response.json()).errors).toEqual([expect.objectContaining({ field })]);
});

test('a fee typed in Devanagari is taken, and 0 is free', async () => {
  const { fee } = await add({ ...on('2026-12-27'), fee: { amount: '१२५००' } });
  expect(fee.amount).toBe(12_500);
  await add({ ...on('2026-12-28'), fee: { amount: 0 } });
  expect(await pageOfCourse()).toContain('>Free<');
});

test('the next class goes into a calendar', async () => {
  const { id } = await add({ ...on('2026-12-29'), time: { from: '07:00', to: '08:30' } });
  const answer = await site.api(`/calendar/${id}.ics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  const file = await answer.text();
  expect(file).toContain('DTSTART:20261229T011500Z');
  expect(file).toContain('LOCATION:Traffic Chowk');
});

test('the calendar sends nobody to the institute for a class online', async () => {
  const { id } = await add({ ...on('2026-12-30'), mode: 'online' });
  expect(await (await site.api(`/calendar/${id}.ics`)).text()).toContain('LOCATION:Online');
});

test('a course goes without an instructor and a category that were deleted', async () => {
  const made = await site.api('/api/records/instructors', jsonBody('POST', { name: 'Bimala Rai' }, auth));
  const { id } = await made.json();
  const form = new FormData();
  form.set('instructor_ids', JSON.stringify([id]));
  form.set('category', 'languages');
  const put = await site.api(`/api/courses/${course}`, { method: 'PUT', headers: auth, body: form });
  expect(put.status).toBe(200);
  expect(await pageOfCourse()).toContain('Bimala Rai');
  expect(await (await site.api(fragmentPaths.instructors(1))).text()).toContain('Bimala Rai');

  await site.api(`/api/records/instructors/${id}`, { method: 'DELETE', headers: auth });
  await site.api('/api/records/catalogue/1', jsonBody('PUT', { categories: [] }, auth));
  const html = await pageOfCourse();
  expect(html).not.toContain('Bimala Rai');
  expect(html).not.toContain('Languages</');
  expect(html).toContain('<h1');
});

test('the office chooses which courses the home page shows', async () => {
  const chosen = sampleCourses.filter(({ company_id }) => company_id === 1).at(-1)?.id ?? '';
  const before = await (await site.api(fragmentPaths.featured(1))).text();
  expect(before).not.toContain(`/course/${chosen}"`);
  const put = await site.api(
    '/api/records/catalogue/1',
    jsonBody('PUT', { featured: [chosen, 'gone'] }, auth),
  );
  expect(put.status).toBe(200);
  expect(await (await site.api(fragmentPaths.featured(1))).text()).toContain(`/course/${chosen}"`);
});

test('a date passes at midnight in Nepal, with nothing written', async () => {
  vi.setSystemTime(new Date('2026-11-23T23:59:00+05:45'));
  auth = bearer(await site.signIn());
  await add({ ...on('2026-11-23'), fee: { amount: 4_321 } });
  expect(await pageOfCourse()).toContain('Rs 4,321');
  // What runs on after an answer has a time by which it has to be done.
  await site.settled();
  vi.setSystemTime(new Date('2026-11-24T00:01:00+05:45'));
  expect(await pageOfCourse()).not.toContain('Rs 4,321');
});
