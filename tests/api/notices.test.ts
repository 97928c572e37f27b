import { readdir, readFile, rm } from 'node:fs/promises';
import { getStore } from '@netlify/blobs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MAIL_FAULT_TEXTS, MAIL_TEXTS } from '#texts/notices';
import { HOUR_MS } from '../../src/domain/durations.ts';
import type { NoticeStatus, NoticeTest } from '../../src/domain/notices.ts';
import { sendDue } from '../../src/server/mail/delivery.ts';
import { inRequestScope } from '../../src/server/request-scope.ts';
import { type MailFault, startMailServer } from '../support/mail-server.ts';
import { MAIL_FROM, startMailSite } from '../support/mail-site.ts';
import { ADMIN, bearer, jsonBody } from '../support/site.ts';

vi.mock('../../src/domain/limits.ts', async (original) => ({ ...(await original()), RECEIPTS_PER_DAY: 3 }));
/** A server that says nothing is given up sooner. */
vi.mock('../../src/server/mail/deadlines.ts', () => ({ CONNECT_MS: 500, ANSWER_MS: 500, WHOLE_MS: 1500 }));

const MINUTE_MS = 60_000;

const { site, mails, pass } = await startMailSite();
let auth: { authorization: string };
beforeEach(async () => {
  auth = bearer(await site.signIn());
});

const enquiry = {
  name: 'Mina Rai',
  email: 'mina@example.com',
  message: 'When does it begin?',
  company_id: 1,
};
let visitor = 0;
const send = (more: object = {}, headers: Record<string, string> = {}) => {
  visitor++;
  const ip = `10.3.${visitor >> 8}.${visitor & 255}`;
  const email = `mina${visitor}@example.com`;
  return site.api('/api/forms', { ...jsonBody('POST', { ...enquiry, email, ...more }, headers), ip });
};
const sent = async (more: object = {}, headers?: Record<string, string>) => {
  const answer = await send(more, headers);
  expect(answer.status).toBe(201);
  const receipt: { id: string; reference: string; email: string } = await answer.json();
  await site.settled();
  return receipt;
};
/** What the scheduled function does. */
const run = () => inRequestScope('production', () => sendDue());
const status = async (): Promise<NoticeStatus> => (await site.api('/api/notices', { headers: auth })).json();
const kept = async () => (await getStore('mail').list()).blobs.map(({ key }) => key);
const set = async (change: object, company = 1) => {
  const answer = await site.api(`/api/notices/${company}`, jsonBody('PUT', change, auth));
  expect(answer.status).toBe(200);
};
const subjects = () => mails.taken.map(({ subject }) => subject);
const read = (key: string) => getStore('mail').get(key, { type: 'text' });

describe('an enquiry', () => {
  test('is told of at once, from us, to be answered to the visitor', async () => {
    const { id, reference, email } = await sent({ phone: '071-540000', course_id: 'spoken-english' });
    const [mail, ...others] = mails.taken;
    expect(others).toEqual([]);
    expect(mail?.to).toEqual([ADMIN.email]);
    expect(mail?.id).toBe(`<${id}.notice@name-education.example>`);
    expect(mail?.header('from')).toBe(MAIL_FROM);
    expect(mail?.header('reply-to')).toBe(`Mina Rai <${email}>`);
    expect(mail?.header('subject')).toBe(`New message to Name Education from Mina Rai (${reference})`);
    expect(mail?.header('auto-submitted')).toBe('auto-generated');
    const text = mail?.text;
    for (const said of [enquiry.message, email, '+97771540000', 'Spoken English', reference])
      expect(text).toContain(said);
    expect(text).toContain(`/facetreesol/forms?state=all&q=${reference}`);
    expect(await status()).toEqual({
      off_because: null,
      last_sent_at: new Date().toISOString(),
      waiting: 0,
      next_try_at: null,
      failed: 0,
      reason: null,
    });
    expect(await kept()).toEqual(['last-sent']);
  });

  test('puts no header of its own into the mail, whatever stands in its name', async () => {
    for (const [name, shown] of [
      ['Mina\r\nBcc: all@example.com', 'Mina Bcc: all@example.com'],
      ['Mina\nSubject: Prize', 'Mina Subject: Prize'],
      ['"Mina" <boss@example.com>, x', '"Mina" <boss@example.com>, x'],
    ] as const) {
      mails.taken.length = 0;
      const { email, reference } = await sent({ name });
      const [mail] = mails.taken;
      expect(mails.taken).toHaveLength(1);
      expect(mail?.to).toEqual([ADMIN.email]);
      expect(mail?.header('bcc')).toBeUndefined();
      expect(subjects()).toEqual([`New message to Name Education from ${shown} (${reference})`]);
      expect(mail?.header('reply-to')).toMatch(new RegExp(`<${email}>$`));
    }
    await sent({ name: 'सीता शर्मा' });
    expect(mails.taken[1]?.header('reply-to')).toMatch(
      /^=\?UTF-8\?[BQ]\?[^ ]+(?: =\?UTF-8\?[^ ]+)* <mina\d+@/,
    );
    expect(mails.taken[1]?.raw).not.toContain('सीता');
  });

  test('that is sent again under its key is told of once', async () => {
    const key = { 'idempotency-key': 'sent-again-and-again' };
    const email = 'hari@example.com';
    await sent({ email }, key);
    await sent({ email }, key);
    await run();
    expect(mails.taken).toHaveLength(1);
  });

  test('is told of by the next run, when the function was killed before the mail', async () => {
    mails.fault = () => 'no greeting';
    const { id } = await sent();
    // As if nobody had been there to note that it failed.
    const entry = JSON.parse(await read(`outbox/${id}.notice`));
    const lease = { id: 'of one who was killed', until: new Date(Date.now() + MINUTE_MS).toISOString() };
    await getStore('mail').setJSON(`outbox/${id}.notice`, {
      ...entry,
      tries: 0,
      due_at: entry.made_at,
      lease,
    });
    mails.fault = () => undefined;
    await run();
    expect(mails.taken).toEqual([]);
    pass(MINUTE_MS + 1);
    await run();
    expect(mails.taken).toHaveLength(1);
  });

  test('that was never stored is told of to nobody, nor is one that was deleted meanwhile', async () => {
    mails.fault = () => '4xx at the mail';
    const stored = await sent();
    const lost = `${stored.id.slice(0, 13)}-1-00000000000000ff`;
    const entry = await read(`outbox/${stored.id}.notice`);
    await getStore('mail').set(`outbox/${lost}.notice`, entry.replaceAll(stored.id, lost));
    await site.api(`/api/forms/${stored.id}`, { method: 'DELETE', headers: auth });
    mails.fault = () => undefined;
    for (let minute = 0; minute < 15; minute++) {
      pass(MINUTE_MS);
      await run();
    }
    expect(mails.taken).toEqual([]);
    expect(await kept()).toEqual([]);
  });

  test('is told of although what was noted of it cannot be read any more', async () => {
    mails.fault = () => '4xx at the mail';
    const { id } = await sent();
    vi.mocked(console.error).mockClear();
    await getStore('mail').set(`outbox/${id}.notice`, '{"half');
    mails.fault = () => undefined;
    await run();
    vi.mocked(console.error).mockClear();
    expect(mails.taken).toHaveLength(1);
  });
});

describe('a mail that cannot be sent', () => {
  test.each([
    ['no greeting', MAIL_FAULT_TEXTS.slow],
    ['wrong password', MAIL_FAULT_TEXTS.password],
    ['4xx at the address', MAIL_FAULT_TEXTS.recipient],
    ['5xx at the address', MAIL_FAULT_TEXTS.recipient],
    ['4xx at the mail', MAIL_FAULT_TEXTS.message],
    ['5xx at the mail', MAIL_FAULT_TEXTS.message],
    ['drop after DATA', MAIL_FAULT_TEXTS.unreachable],
    ['hang after DATA', MAIL_FAULT_TEXTS.slow],
  ] as const)('because of “%s” is sent a minute later, under the same name', async (fault, reason) => {
    mails.fault = () => fault;
    const { id } = await sent();
    const told = mails.taken.length;
    expect(told).toBe(fault.endsWith('DATA') ? 1 : 0);
    const waiting = await status();
    expect(waiting).toMatchObject({
      waiting: 1,
      failed: 0,
      next_try_at: new Date(Date.now() + MINUTE_MS).toISOString(),
    });
    expect(waiting.reason).toContain(reason);
    expect(waiting.reason).not.toContain('secret');
    mails.fault = () => undefined;
    pass(MINUTE_MS - 1);
    await run();
    expect(mails.taken).toHaveLength(told);
    pass(1);
    await run();
    expect(mails.taken).toHaveLength(told + 1);
    expect(new Set(mails.taken.map((mail) => mail.id))).toEqual(
      new Set([`<${id}.notice@name-education.example>`]),
    );
    expect(await kept()).toEqual(['last-sent']);
  });

  test('because a server is busy, refuses, asks for another password and breaks off in turn is sent once it can be', async () => {
    const faults: MailFault[] = ['4xx at the mail', '5xx at the mail', 'wrong password', 'no greeting'];
    const left = [...faults];
    mails.fault = () => left.shift();
    await sent();
    for (const _ of faults) {
      expect(mails.taken).toEqual([]);
      pass(HOUR_MS);
      await run();
    }
    expect(mails.taken).toHaveLength(1);
    expect(await kept()).toEqual(['last-sent']);
  });

  test('is sent by a server that is slow', async () => {
    mails.fault = () => 'slow';
    await sent();
    expect(mails.taken).toHaveLength(1);
  });

  test('is tried ten times in three days, then counted as failed, and sent when the office wants it', async () => {
    await mails.stop();
    await sent();
    const pauses: number[] = [];
    for (let last = Date.now(); (await status()).waiting > 0; ) {
      const next = Date.parse((await status()).next_try_at ?? '');
      pauses.push((next - last) / MINUTE_MS);
      pass(next - Date.now());
      last = Date.now();
      auth = bearer(await site.signIn());
      await run();
    }
    expect(pauses).toEqual([1, 5, 15, 60, 180, 360, 720, 1440, 1440]);
    const { waiting, failed, reason } = await status();
    expect({ waiting, failed }).toEqual({ waiting: 0, failed: 1 });
    expect(reason).toContain(MAIL_FAULT_TEXTS.unreachable);
    await mails.start();
    await run();
    expect(mails.taken).toEqual([]);
    const answer = await site.api('/api/notices/retry', { method: 'POST', headers: auth });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ waiting: 1, failed: 0 });
    await site.settled();
    expect(mails.taken).toHaveLength(1);
    expect(await status()).toMatchObject({ waiting: 0, failed: 0, reason: null });
  });

  test('because one of two addresses is refused goes to the other one once', async () => {
    await set({ addresses: ['asha@example.com', 'gone@example.com'] });
    await mails.stop();
    const refusing = await startMailServer({
      onRcptTo({ address }, _, done) {
        if (address.startsWith('gone')) done(Object.assign(new Error('No such user'), { responseCode: 550 }));
        else done();
      },
    });
    process.env.SMTP_URL = refusing.url;
    await sent();
    pass(MINUTE_MS);
    await run();
    expect(refusing.taken.map(({ to }) => to)).toEqual([['asha@example.com']]);
    expect(await status()).toMatchObject({ waiting: 1 });
    await set({ addresses: ['asha@example.com'] });
    pass(5 * MINUTE_MS);
    await run();
    expect(await status()).toMatchObject({ waiting: 0 });
    expect(refusing.taken).toHaveLength(1);
    await refusing.stop();
    await mails.start();
  });

  test('waits no longer than it may, when the clock that noted it was years ahead', async () => {
    mails.fault = () => '4xx at the mail';
    pass(5 * 365 * 24 * HOUR_MS);
    await sent();
    pass(-5 * 365 * 24 * HOUR_MS);
    mails.fault = () => undefined;
    await run();
    expect(mails.taken).toHaveLength(1);
  });
});

describe('without a mail server', () => {
  test.each([
    ['SMTP_URL', { SMTP_URL: '' }],
    ['MAIL_FROM', { MAIL_FROM: '' }],
  ])('nothing waits, and the office learns that %s is missing', async (name, settings) => {
    Object.assign(process.env, settings);
    await sent();
    expect(await kept()).toEqual([]);
    expect((await status()).off_because).toBe(MAIL_FAULT_TEXTS.missing(name));
  });

  test('a preview sends nothing', async () => {
    const { expectMails } = await import('../../src/server/mail/expected.ts');
    const mail = {
      id: '8204768415032-1-85f603b79c6e00d7',
      company_id: 1,
      email: 'mina@example.com',
      spam: false,
    } as const;
    expect(await inRequestScope('deploy-preview', () => expectMails(mail))).toEqual([]);
    expect(await kept()).toEqual([]);
  });

  test('the local platform keeps mails as files and shows them', async () => {
    Object.assign(process.env, { SMTP_URL: '', MAIL_FROM: '', MAIL_DIR: `/tmp/mails-${process.pid}` });
    const show = vi.spyOn(console, 'log').mockImplementation(() => {});
    const { reference } = await sent();
    const folder = process.env.MAIL_DIR ?? '';
    const [file = '', ...others] = await readdir(folder);
    expect(others).toEqual([]);
    expect(await readFile(`${folder}/${file}`, 'utf8')).toContain(reference);
    expect(show.mock.calls.join()).toContain(enquiry.message);
    await rm(folder, { recursive: true });
  });
});

describe('once a day', () => {
  test('all messages of a brand come in one mail, at its hour in Nepal', async () => {
    await set({ mode: 'daily', daily_at: '09:00' });
    const [first, second] = [await sent({ name: 'Asha' }), await sent({ name: 'Bina' })];
    await sent({ name: 'Chandra', company_id: 2 });
    expect(subjects()).toEqual([expect.stringContaining('Name IT Education from Chandra')]);
    await run();
    // 08:59 in Nepal.
    pass(2 * HOUR_MS + 44 * MINUTE_MS);
    await run();
    expect(mails.taken).toHaveLength(1);
    pass(MINUTE_MS);
    await Promise.all([run(), run()]);
    const told = mails.taken.slice(1);
    expect(new Set(told.map(({ id }) => id)).size).toBe(1);
    expect(subjects()[1]).toMatch(/^2 messages to Name Education, \d{4}-\d\d-\d\d$/);
    const text = told[0]?.text;
    for (const said of ['Asha', 'Bina', first.reference, second.reference]) expect(text).toContain(said);
    expect((await kept()).sort()).toEqual(['last-sent', 'settings/1']);
    await run();
    expect(mails.taken).toHaveLength(1 + told.length);
  });

  test('waits a little for a message that is being stored at that hour, and tells of it', async () => {
    await set({ mode: 'daily', daily_at: '08:00' });
    const { id, reference } = await sent({ name: 'Asha' });
    const stored = getStore('enquiries');
    const enquiry = await stored.get(`enquiries/${id}`, { type: 'text' });
    await stored.delete(`enquiries/${id}`);
    pass(2 * HOUR_MS);
    await run();
    expect(mails.taken).toEqual([]);
    await stored.set(`enquiries/${id}`, enquiry ?? '');
    pass(MINUTE_MS);
    await run();
    expect(mails.taken.map(({ text }) => text.includes(reference))).toEqual([true]);
  });

  test('what looks like spam is told of, though each other message is at once', async () => {
    await sent({ website: 'https://buy.example', name: 'Buy Now' });
    expect(mails.taken).toEqual([]);
    pass(2 * HOUR_MS);
    await run();
    expect(subjects()).toEqual([expect.stringMatching(/^1 message to Name Education/)]);
    expect(mails.taken[0]?.text).toContain(MAIL_TEXTS.suspected);
  });

  test('500 messages are in a mail, the first hundred in full', async () => {
    await set({ mode: 'daily' });
    const store = getStore('mail');
    const { id } = await sent();
    for (let n = 1; n < 130; n++)
      await store.set(`daily/${id.slice(0, 15)}-${n.toString(16).padStart(16, '0')}`, '');
    // Those that were never stored are waited for once.
    pass(2 * HOUR_MS);
    await run();
    pass(11 * MINUTE_MS);
    await run();
    expect(mails.taken).toHaveLength(1);
    expect(subjects()[0]).toContain('130 messages');
    expect(mails.taken[0]?.text).toContain(MAIL_TEXTS.dailyRest(30));
  });
});

describe('many mails', () => {
  test('of one day are read side by side, or the time of a try would be over before the mail', async () => {
    await set({ mode: 'daily' });
    for (let n = 0; n < 40; n++) await sent();
    const real = globalThis.fetch;
    let [open, most] = [0, 0];
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      if (!decodeURIComponent(String(request[0])).includes('site:enquiries/')) return real(...request);
      most = Math.max(most, ++open);
      return real(...request).finally(() => open--);
    });
    pass(2 * HOUR_MS);
    await run();
    vi.unstubAllGlobals();
    expect(mails.taken).toHaveLength(1);
    expect(most).toBeGreaterThan(8);
  });

  test('that wait leave the oldest its turn, and the daily one', async () => {
    mails.fault = () => '4xx at the mail';
    const { id } = await sent();
    const entry = await read(`outbox/${id}.notice`);
    const later = { ...JSON.parse(entry), due_at: new Date(Date.now() + HOUR_MS).toISOString() };
    const newer = Array.from({ length: 600 }, (_, n) => {
      const name = `${Number(id.slice(0, 13)) - 1 - n}-1-${id.slice(16)}`;
      return getStore('mail').setJSON(`outbox/${name}.notice`, { ...later, enquiries: [name] });
    });
    await Promise.all(newer);
    await set({ mode: 'daily' }, 2);
    await sent({ company_id: 2, name: 'Bina' });
    await set({ mode: 'daily' }, 2);
    mails.fault = () => undefined;
    pass(2 * HOUR_MS);
    for (const { key } of (await getStore('mail').list({ prefix: 'outbox/' })).blobs)
      if (!key.includes(id))
        await getStore('mail').setJSON(key, {
          ...later,
          due_at: new Date(Date.now() + HOUR_MS).toISOString(),
        });
    await run();
    expect(subjects()).toEqual(
      expect.arrayContaining([
        expect.stringContaining('New message to Name Education'),
        expect.stringContaining('1 message to Name IT Education'),
      ]),
    );
  });
});

test('whoever wants no mails gets none', async () => {
  await set({ mode: 'off' });
  await sent();
  await sent({ website: 'x' });
  pass(24 * HOUR_MS);
  await run();
  expect(mails.taken).toEqual([]);
  expect(await kept()).toEqual(['settings/1']);
});

describe('a receipt', () => {
  const receipts = () => mails.taken.filter(({ id }) => id.includes('.receipt@'));
  beforeEach(() => set({ receipts: true }));

  test('goes to the visitor in fixed words, and says nothing that the visitor wrote', async () => {
    const { email, reference } = await sent({ name: 'Buy pills', message: 'Buy pills at pills.example' });
    const [mail, ...others] = receipts();
    expect(others).toEqual([]);
    expect(mail?.to).toEqual([email]);
    expect(mail?.header('auto-submitted')).toBe('auto-replied');
    expect(mail?.raw).not.toMatch(/pills/i);
    expect(mail?.text).toContain(reference);
  });

  test('goes to one address once a day, however it is written, and never for what looks like spam', async () => {
    for (const email of ['hari@example.com', 'Hari@example.com']) await sent({ email });
    await sent({ website: 'x' });
    expect(receipts().map(({ to }) => to)).toEqual([['hari@example.com']]);
    expect(await kept()).not.toContainEqual(expect.stringContaining('receipt'));
  });

  test('is sent by the next run, when the function was killed before the mail', async () => {
    mails.fault = () => 'no greeting';
    const { id } = await sent();
    const entry = JSON.parse(await read(`outbox/${id}.receipt`));
    await getStore('mail').setJSON(`outbox/${id}.receipt`, { ...entry, tries: 0, due_at: entry.made_at });
    mails.fault = () => undefined;
    await run();
    expect(receipts()).toHaveLength(1);
  });

  test('that nobody takes is no failure of ours', async () => {
    const { id } = await sent();
    const entry = {
      kind: 'receipt',
      company_id: 1,
      enquiries: [id],
      told: [],
      reason: '',
      lease: null,
      tries: 9,
    };
    const at = new Date().toISOString();
    await getStore('mail').setJSON(`outbox/${id}.receipt`, { ...entry, made_at: at, due_at: at });
    mails.fault = () => '5xx at the address';
    await run();
    expect(await status()).toMatchObject({ waiting: 0, failed: 0 });
  });

  test('goes to so many visitors a day', async () => {
    const { RECEIPTS_PER_DAY } = await import('../../src/domain/limits.ts');
    pass(24 * HOUR_MS);
    for (let n = 0; n <= RECEIPTS_PER_DAY; n++) await sent();
    expect(receipts()).toHaveLength(RECEIPTS_PER_DAY);
  });
});

describe('the settings', () => {
  const settings = () => site.api('/api/notices/1', { headers: auth });
  const change = (body: object, headers: Record<string, string> = {}) =>
    site.api('/api/notices/1', jsonBody('PUT', body, { ...auth, ...headers }));

  test('are those of the start until the office changes some, brand by brand', async () => {
    const first = await settings();
    expect(await first.json()).toEqual({ mode: 'each', addresses: [], daily_at: '08:00', receipts: false });
    const etag = first.headers.get('etag') ?? '';
    const addresses = ['asha@example.com', 'bina@example.com'];
    const changed = await change({ addresses }, { 'if-match': etag });
    expect(await changed.json()).toMatchObject({ mode: 'each', addresses });
    expect((await change({ mode: 'off' }, { 'if-match': etag })).status).toBe(412);
    expect((await change({ mode: 'off' }, { 'if-match': changed.headers.get('etag') ?? '' })).status).toBe(
      200,
    );
    expect(await (await settings()).json()).toMatchObject({ mode: 'off', addresses });
    expect(await (await site.api('/api/notices/2', { headers: auth })).json()).toMatchObject({
      mode: 'each',
    });
    const trail = await (await site.api('/api/audit?limit=9', { headers: auth })).json();
    expect(trail).toContainEqual(
      expect.objectContaining({ action: 'notices-changed', label: 'Name Education', detail: 'Never' }),
    );
  });

  test.each([
    [{ mode: 'hourly' }, 'mode'],
    [{ addresses: ['nobody'] }, 'addresses.0'],
    [{ addresses: ['a@example.com\r\nBcc: b@example.com'] }, 'addresses.0'],
    [{ addresses: Array(6).fill('asha@example.com') }, 'addresses'],
    [{ daily_at: '25:00' }, 'daily_at'],
    [{ receipts: 'perhaps' }, 'receipts'],
    [{ password: 'x' }, 'password'],
  ])('refuse %j', async (body, field) => {
    const answer = await change(body);
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors).toMatchObject([{ field }]);
  });

  test('that cannot be read any more can be saved anew', async () => {
    await change({ mode: 'daily' });
    await getStore('mail').set('settings/1', '{"half');
    const answer = await settings();
    expect(await answer.json()).toMatchObject({ mode: 'each' });
    const changed = await change({ mode: 'off' }, { 'if-match': answer.headers.get('etag') ?? '' });
    vi.mocked(console.error).mockClear();
    expect(changed.status).toBe(200);
    expect(await (await settings()).json()).toMatchObject({ mode: 'off' });
  });

  test('are for the administrator, and for brands that there are', async () => {
    for (const path of ['/api/notices', '/api/notices/1']) expect((await site.api(path)).status).toBe(401);
    for (const path of ['/api/notices/retry', '/api/notices/1/test'])
      expect((await site.api(path, { method: 'POST' })).status).toBe(401);
    expect((await site.api('/api/notices/9', { headers: auth })).status).toBe(404);
  });

  test('name who is told, each address once', async () => {
    await set({ addresses: ['asha@example.com', 'bina@example.com', 'asha@example.com'] });
    await sent();
    expect(mails.taken.map(({ to }) => to)).toEqual([['asha@example.com', 'bina@example.com']]);
  });
});

describe('a test', () => {
  const tryOut = async (): Promise<NoticeTest> =>
    (await site.api('/api/notices/1/test', { method: 'POST', headers: auth })).json();

  test('goes to those who are told, and says what the server said', async () => {
    expect(await tryOut()).toEqual({
      ok: true,
      to: [ADMIN.email],
      said: expect.stringContaining('250'),
      reason: null,
    });
    expect(subjects()).toEqual([MAIL_TEXTS.testSubject]);
  });

  test.each([
    ['a wrong password', (): string => mails.url.replace('secret', 'wrong'), MAIL_FAULT_TEXTS.password],
    ['no server', (): string => 'smtp://127.0.0.1:9', MAIL_FAULT_TEXTS.unreachable],
    ['no such name', (): string => 'smtps://nowhere.invalid', MAIL_FAULT_TEXTS.unknownHost],
    ['what is no address', (): string => 'smtp.example.com', MAIL_FAULT_TEXTS.address],
    ['no encryption', (): string => mails.url.replace('smtp:', 'smtps:'), MAIL_FAULT_TEXTS.encryption],
  ])('says in words when there is %s', async (_, url, reason) => {
    process.env.SMTP_URL = url();
    const outcome = await tryOut();
    expect(outcome.ok).toBe(false);
    expect(outcome.reason).toContain(reason);
    expect(JSON.stringify(outcome)).not.toMatch(/secret|wrong"/);
  });
});
