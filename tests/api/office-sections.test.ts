import { afterEach, describe, expect, test } from 'vitest';
import { pagePartsPath, sectionPath } from '../../src/paths.ts';
import { pictureFile } from '../support/pictures.ts';
import { formBody, jsonBody, startSignedIn } from '../support/site.ts';

const { site, auth } = await startSignedIn();

afterEach(async () => {
  for (const id of [HOURS, POPUP]) await site.api(sectionPath(id), { method: 'DELETE', headers: auth });
});

const HOURS = '1.contact.hours';
const POPUP = '1.home.popup';
const put = (id: string, fields: object) => site.api(sectionPath(id), jsonBody('PUT', fields, auth));
const read = async (id: string) => (await site.api(sectionPath(id))).json();
const span = (open: string, close: string) => ({ open, close });
const dashain = { text: 'Dashain', from: '2026-10-17', to: '2026-10-24', hours: null };

describe('opening hours', () => {
  test('are those of the files until somebody changes them', async () => {
    const { week, exceptions, time_zone } = await read(HOURS);
    expect(week).toEqual({
      sun: null,
      ...Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri'].map((day) => [day, span('09:00', '18:00')])),
      sat: span('10:00', '16:00'),
    });
    expect({ exceptions, time_zone }).toEqual({ exceptions: [], time_zone: 'NPT' });
  });

  test('take a day that is closed, hours until midnight, and days on which it is otherwise', async () => {
    const { week } = await read(HOURS);
    const changed = { ...week, sat: null, sun: span('06:00', '00:00') };
    const short = { text: 'Exams', from: '2026-12-01', to: '', hours: span('07:00', '11:00') };
    const answer = await put(HOURS, { week: changed, exceptions: [dashain, short] });
    expect(answer.status).toBe(200);
    const stored = await read(HOURS);
    expect(stored.week).toEqual(changed);
    expect(stored.exceptions).toMatchObject([dashain, short]);
  });

  test('take both times left empty for closed, as a form sends them', async () => {
    const { week } = await read(HOURS);
    expect((await put(HOURS, { week: { ...week, mon: span('', '') } })).status).toBe(200);
    expect((await read(HOURS)).week.mon).toBeNull();
  });

  test.each<[string, object, string]>([
    ['a day that closes before it opens', { week: { mon: span('18:00', '09:00') } }, 'week.mon.close'],
    ['a day that closes as it opens', { week: { mon: span('09:00', '09:00') } }, 'week.mon.close'],
    ['a day with one time only', { week: { mon: span('09:00', '') } }, 'week.mon.close'],
    ['a time that there is not', { week: { mon: span('09:00', '24:00') } }, 'week.mon.close'],
    ['a week with an eighth day', { week: { day: null } }, 'week.day'],
    [
      'days that end before they begin',
      { exceptions: [{ ...dashain, to: '2026-10-16' }] },
      'exceptions.0.to',
    ],
    ['a day that there is not', { exceptions: [{ ...dashain, from: '2026-02-30' }] }, 'exceptions.0.from'],
    ['a day that is missing', { exceptions: [{ ...dashain, from: '' }] }, 'exceptions.0.from'],
    ['days without a name', { exceptions: [{ ...dashain, text: ' ' }] }, 'exceptions.0.text'],
    [
      'special hours that end before they begin',
      { exceptions: [dashain, { ...dashain, hours: span('10:00', '08:00') }] },
      'exceptions.1.hours.close',
    ],
    ['more exceptions than forty', { exceptions: Array.from({ length: 41 }, () => dashain) }, 'exceptions'],
  ])('refuse %s, and nothing changes', async (_, fields, at) => {
    const before = await read(HOURS);
    const answer = await put(HOURS, fields);
    expect(answer.status).toBe(400);
    const { errors } = await answer.json();
    expect(errors.map(({ field }: { field: string }) => field)).toContain(at);
    expect(await read(HOURS)).toEqual(before);
  });
});

describe('the phone number of the office', () => {
  const FACTS = 'both.site.facts';
  afterEach(() => site.api(sectionPath(FACTS), { method: 'DELETE', headers: auth }));

  test('is shown as it was written, and called with its country on every page', async () => {
    expect((await put(FACTS, { phone: '०७१-५४०१२३' })).status).toBe(200);
    for (const path of ['/', '/it/contact', '/course/spoken-english']) {
      const page = await (await site.api(pagePartsPath(path))).text();
      expect(page, path).toContain('०७१-५४०१२३');
      expect([...new Set(page.match(/tel:[^"\\]*/g))], path).toEqual(['tel:+97771540123']);
    }
  });

  test.each(['071-540000, 9812345678', 'ask at the door'])('is not “%s”', async (phone) => {
    const answer = await put(FACTS, { phone });
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors).toEqual([
      { field: 'phone', msg: expect.stringMatching(/^Enter a phone number such as/) },
    ]);
  });
});

describe('the popup', () => {
  const store = async (): Promise<string> => {
    const image = await pictureFile('png', { width: 80, height: 100 });
    const answer = await site.api('/api/media', formBody('POST', { image }, auth));
    return (await answer.json()).hash;
  };

  test('is the woven poster until the office has a picture of its own', async () => {
    expect(await read(POPUP)).toMatchObject({ shown: true, picture: null, until: '', frequency: 'once' });
    expect(await read('2.home.popup')).toMatchObject({ shown: false, picture: null });
    const image = await store();
    const answer = await put(POPUP, { picture: { image, alt: 'A lamp' }, until: '2083-01-01' });
    expect(answer.status).toBe(200);
    expect((await read(POPUP)).picture).toMatchObject({
      image: { hash: image, image: expect.stringMatching(`^/media/${image}/`) },
      alt: 'A lamp',
    });
    expect((await put(POPUP, { picture: null })).status).toBe(200);
    expect((await read(POPUP)).picture).toBeNull();
  });

  test.each<[string, object, string]>([
    ['a picture without words for it', { picture: { image: '0'.repeat(32), alt: '' } }, 'picture.alt'],
    ['a picture that is not stored', { picture: { image: '0'.repeat(32), alt: 'A lamp' } }, 'picture.image'],
    ['words without a picture', { picture: { image: '', alt: 'A lamp' } }, 'picture.image'],
    ['a day that there is not', { until: '2026-13-01' }, 'until'],
    ['a frequency that there is not', { frequency: 'always' }, 'frequency'],
  ])('is refused with %s', async (_, fields, at) => {
    const answer = await put(POPUP, fields);
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors[0].field).toBe(at);
    expect((await read(POPUP)).picture).toBeNull();
  });
});
