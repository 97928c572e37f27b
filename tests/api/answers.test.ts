import { getStore } from '@netlify/blobs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MAIL_FAULT_TEXTS } from '#texts/notices';
import { ANSWER_SUBJECT_MAX, ANSWERS_MAX } from '../../src/domain/answer.ts';
import { HOUR_MS } from '../../src/domain/durations.ts';
import type { Enquiry } from '../../src/domain/enquiry.ts';
import { sendDue } from '../../src/server/mail/delivery.ts';
import { inRequestScope } from '../../src/server/request-scope.ts';
import { storedEnquiry } from '../support/enquiries.ts';
import { startMailSite } from '../support/mail-site.ts';
import { envelope } from '../support/seed.ts';
import { ADMIN, bearer, jsonBody } from '../support/site.ts';

vi.mock('../../src/server/mail/deadlines.ts', () => ({ CONNECT_MS: 500, ANSWER_MS: 500, WHOLE_MS: 1500 }));

const MINUTE_MS = 60_000;

const { site, mails, pass } = await startMailSite();
let auth: { authorization: string };
beforeEach(async () => {
  await getStore('enquiries').deleteAll();
  auth = bearer(await site.signIn());
  for (const company of [1, 2])
    await site.api(`/api/notices/${company}`, jsonBody('PUT', { mode: 'off' }, auth));
});
afterEach(async () => void (await site.settled()));

let visitor = 0;
async function come(more: object = {}): Promise<Enquiry> {
  const body = {
    name: 'Mina Rai',
    email: 'mina@example.com',
    message: 'When does it begin?',
    company_id: 1,
    ...more,
  };
  const answer = await site.api('/api/forms', { ...jsonBody('POST', body), ip: `10.4.0.${++visitor % 250}` });
  expect(answer.status).toBe(201);
  return answer.json();
}
const read = async (id: string): Promise<Enquiry> =>
  (await site.api(`/api/forms/${id}`, { headers: auth })).json();
const mark = async (id: string, change: object): Promise<Enquiry> =>
  (await site.api(`/api/forms/${id}`, jsonBody('PUT', change, auth))).json();
const TEXT = { subject: 'The next batch', text: 'Dear Mina Rai,\n\nIt begins on Sunday.' };
const answer = (id: string, body: object = TEXT, headers: Record<string, string> = {}) =>
  site.api(`/api/forms/${id}/answer`, jsonBody('POST', body, { ...auth, ...headers }));
const run = () => inRequestScope('production', () => sendDue());
const outbox = async () => (await getStore('mail').list({ prefix: 'outbox/' })).blobs;

describe('who answered and when', () => {
  test('is noted with the state, kept while it stays, and taken back with it', async () => {
    const { id } = await come();
    expect(await read(id)).toMatchObject({ answered_at: '', answered_by: '', answers: [], remind_on: '' });
    const replied = await mark(id, { state: 'replied' });
    expect(replied).toMatchObject({ answered_at: new Date().toISOString(), answered_by: ADMIN.email });
    pass(HOUR_MS / 2);
    expect(await mark(id, { state: 'replied' })).toMatchObject({ answered_at: replied.answered_at });
    expect(await mark(id, { state: 'archived', notes: 'Came by' })).toMatchObject({
      answered_at: replied.answered_at,
    });
    expect(await mark(id, { state: 'read' })).toMatchObject({ answered_at: '', answered_by: '' });
  });

  test('is nothing that a visitor or the office can type', async () => {
    const { id } = await come();
    for (const change of [
      { answered_at: '2020-01-01T00:00:00.000Z' },
      { answered_by: 'me' },
      { answers: [] },
    ])
      expect((await site.api(`/api/forms/${id}`, jsonBody('PUT', change, auth))).status).toBe(400);
    expect((await site.api('/api/forms', jsonBody('POST', { ...TEXT, answered_by: 'me' }))).status).toBe(400);
  });

  test('is noted of many at once, of those that are there', async () => {
    const [first, second] = [await come(), await come({ company_id: 2 })];
    const gone = storedEnquiry(7).id;
    const body = { ids: [first.id, gone, second.id], state: 'replied' };
    const changed = await site.api('/api/forms/state', jsonBody('POST', body, auth));
    expect(changed.status).toBe(200);
    expect((await changed.json()).ids.sort()).toEqual([first.id, second.id].sort());
    for (const { id } of [first, second])
      expect(await read(id)).toMatchObject({ state: 'replied', answered_by: ADMIN.email });
    const wrong = await site.api(
      '/api/forms/state',
      jsonBody('POST', { ids: [first.id], state: 'done' }, auth),
    );
    expect(wrong.status).toBe(400);
    expect((await site.api('/api/forms/state', jsonBody('POST', body))).status).toBe(401);
  });
});

describe('an answer', () => {
  test('goes to the visitor as from a person, and stands beside the enquiry', async () => {
    const { id } = await come();
    pass(1000);
    const stored = await answer(id);
    expect(stored.status).toBe(201);
    expect(await stored.json()).toMatchObject({
      state: 'replied',
      answered_by: ADMIN.email,
      answers: [{ ...TEXT, by: ADMIN.email, sent_at: '', fault: '' }],
    });
    await site.settled();
    const [mail, ...others] = mails.taken;
    expect(others).toEqual([]);
    expect(mail?.to).toEqual(['mina@example.com']);
    expect(mail?.subject).toBe(TEXT.subject);
    expect(mail?.text.replaceAll('\r', '').trim()).toBe(TEXT.text);
    expect(mail?.header('reply-to')).toMatch(/^Name Education </);
    expect(mail?.header('auto-submitted')).toBeUndefined();
    expect((await read(id)).answers).toMatchObject([{ sent_at: new Date().toISOString() }]);
    expect(await outbox()).toEqual([]);
    const trail = await (await site.api('/api/audit?limit=1', { headers: auth })).json();
    expect(trail).toMatchObject([{ action: 'answered', target: id, detail: '' }]);
    expect(JSON.stringify(trail)).not.toContain('Sunday');
  });

  test('that is sent again under its key is one; another one under that key is refused', async () => {
    const { id } = await come();
    const key = { 'idempotency-key': 'one-answer-and-no-more' };
    await answer(id, TEXT, key);
    await site.settled();
    expect((await answer(id, TEXT, key)).status).toBe(201);
    await site.settled();
    await run();
    expect(mails.taken).toHaveLength(1);
    expect((await read(id)).answers).toHaveLength(1);
    expect((await answer(id, { ...TEXT, text: 'Other' }, key)).status).toBe(409);
  });

  test('puts no header of its own into the mail, and names nobody else as its reader', async () => {
    const { id } = await come();
    await answer(id, { subject: 'Dates\r\nBcc: all@example.com', text: 'Hi\r\n.\r\nBcc: x@example.com' });
    await site.settled();
    const [mail] = mails.taken;
    expect(mails.taken).toHaveLength(1);
    expect(mail?.to).toEqual(['mina@example.com']);
    expect(mail?.header('bcc')).toBeUndefined();
    expect(mail?.subject).toBe('Dates Bcc: all@example.com');
    expect(mail?.text).toContain('\r\n.\r\nBcc: x@example.com');
  });

  // A backup may bring what no form takes.
  test.each([
    'mina@उदाहरण.example',
    '"mina, rai"@example.com',
    'Mina <boss@example.com>, x@example.com',
    'mina@example.com\r\nRCPT TO:<boss@example.com>',
  ])('to %j goes to nobody else, and says so where no server takes it', async (email) => {
    const record = storedEnquiry(3, { email });
    await getStore('enquiries').set(`enquiries/${record.id}`, envelope(record));
    expect((await answer(record.id)).status).toBe(201);
    await site.settled();
    const readers = mails.taken.flatMap(({ to }) => to);
    if (readers.length > 0) expect(readers).toEqual([email]);
    else expect((await read(record.id)).answers[0]?.fault).not.toBe('');
    expect(mails.taken).toHaveLength(email.includes('उ') ? 1 : 0);
  });

  test('that a server refuses says why, is tried again, and is sent once', async () => {
    mails.fault = () => '4xx at the mail';
    const { id } = await come();
    await answer(id);
    await site.settled();
    const [refused] = (await read(id)).answers;
    expect(refused?.fault).toContain(MAIL_FAULT_TEXTS.message);
    expect(refused?.sent_at).toBe('');
    mails.fault = () => undefined;
    pass(MINUTE_MS);
    await run();
    expect(mails.taken).toHaveLength(1);
    expect(await read(id)).toMatchObject({ state: 'replied', answers: [{ fault: '' }] });
    expect((await read(id)).answers[0]?.sent_at).not.toBe('');
  });

  test('that is given up leaves the enquiry unanswered, until the office has it tried again', async () => {
    mails.fault = () => '5xx at the address';
    const { id } = await come();
    await answer(id);
    await site.settled();
    for (let tries = 1; tries < 10; tries++) {
      pass(24 * HOUR_MS);
      await run();
    }
    auth = bearer(await site.signIn());
    expect(await read(id)).toMatchObject({ state: 'read', answered_at: '', answers: [{ sent_at: '' }] });
    mails.fault = () => undefined;
    await site.api('/api/notices/retry', { method: 'POST', headers: auth });
    await site.settled();
    expect(mails.taken).toHaveLength(1);
    expect(await read(id)).toMatchObject({ state: 'replied', answered_by: ADMIN.email });
  });

  test('to an enquiry that was deleted meanwhile is not sent, and one never stored neither', async () => {
    mails.fault = () => '4xx at the mail';
    const { id } = await come();
    await answer(id);
    await site.settled();
    const kept = await getStore('mail').get((await outbox())[0]?.key ?? '', { type: 'text' });
    const other = await come();
    await getStore('mail').set(`outbox/${other.id}.answer.00000000000000ff`, kept.replaceAll(id, other.id));
    await site.api(`/api/forms/${id}`, { method: 'DELETE', headers: auth });
    mails.fault = () => undefined;
    for (let minute = 0; minute < 15; minute++) {
      pass(MINUTE_MS);
      await run();
    }
    expect(mails.taken).toEqual([]);
    expect(await outbox()).toEqual([]);
  });

  test('is refused without a mail server, with the reason, and with nothing, too much or too many', async () => {
    const { id } = await come();
    for (const body of [{}, { ...TEXT, text: ' ' }, { ...TEXT, subject: 'x'.repeat(ANSWER_SUBJECT_MAX + 1) }])
      expect((await answer(id, body)).status).toBe(400);
    expect((await answer(storedEnquiry(9).id)).status).toBe(404);
    expect((await site.api(`/api/forms/${id}/answer`, jsonBody('POST', TEXT))).status).toBe(401);
    for (let count = 0; count < ANSWERS_MAX; count++) expect((await answer(id)).status).toBe(201);
    expect((await answer(id)).status).toBe(409);
    delete process.env.SMTP_URL;
    const off = await answer((await come()).id);
    expect(off.status).toBe(409);
    expect((await off.json()).message).toContain('SMTP_URL');
  });
});

describe('templates', () => {
  const template = { name: 'Greeting', subject: '{course}', text: 'Dear {name}, {Next  Intake}' };
  const revision = async () => (await (await site.api('/api/revision')).json()).revision;

  test('are for the office alone, and no page is made of them', async () => {
    const made = await site.api('/api/records/templates', jsonBody('POST', template, auth));
    expect(made.status).toBe(201);
    const { id } = await made.json();
    const before = await revision();
    const path = `/api/records/templates/${id}`;
    expect((await site.api(path, jsonBody('PUT', { text: 'Dear {name}' }, auth))).status).toBe(200);
    expect((await site.api(path, { method: 'DELETE', headers: auth })).status).toBe(204);
    expect(await revision()).toBe(before);
    expect((await site.api('/api/records/templates')).status).toBe(401);
  });

  test.each(['subject', 'text'])('may ask in their %s for nothing that is not known', async (field) => {
    const wrong = { ...template, [field]: 'Dear {nmae}' };
    const refused = await site.api('/api/records/templates', jsonBody('POST', wrong, auth));
    expect(refused.status).toBe(400);
    expect((await refused.json()).errors).toMatchObject([{ field, msg: expect.stringContaining('{nmae}') }]);
  });
});
