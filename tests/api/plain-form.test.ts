import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ENQUIRY_TEXTS } from '#texts/enquiry';
import { SHELL_HEAD, SHELL_MAIN } from '../../src/components/page/shell.ts';
import { COMPANY_IDS } from '../../src/domain/company.ts';
import { ENQUIRIES_PER_MINUTE, SPAM_LINKS_MIN } from '../../src/domain/limits.ts';
import { REFERENCE_PATTERN } from '../../src/domain/reference.ts';
import { SHELLS_PATH, shellPath } from '../../src/paths.ts';
import { jsonBody, startSignedIn } from '../support/site.ts';

const { site, auth } = await startSignedIn();
beforeAll(async () => {
  const siteDir = await mkdtemp(join(tmpdir(), 'built-'));
  await mkdir(join(siteDir, SHELLS_PATH));
  for (const id of COMPANY_IDS)
    await writeFile(
      join(siteDir, `${shellPath('contact', id)}.html`),
      `<html><head>${SHELL_HEAD}</head><body><main data-shell="${id}">${SHELL_MAIN}</main></body></html>`,
    );
  await writeFile(join(siteDir, '404.html'), '<h1>Page Not Found</h1>');
  process.env.SITE_DIR = siteDir;
});
beforeEach(async () => {
  for (const { id } of await list()) await site.api(`/api/forms/${id}`, { method: 'DELETE', headers: auth });
});

const enquiry = {
  name: 'Mina Rai',
  email: 'mina@example.com',
  message: 'When does it begin?\r\nAnd where?',
  phone: '',
  company_id: '1',
  website: '',
  sum: '',
};
let visitor = 0;
const post = (fields: object, headers: Record<string, string> = {}, ip = `10.5.0.${++visitor}`) =>
  site.api('/api/forms/plain', {
    method: 'POST',
    body: new URLSearchParams({ ...fields } as Record<string, string>).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    ip,
  });
const list = async () => (await site.api('/api/forms', { headers: auth })).json();
const pageOf = async (answer: Response) => {
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await answer.text();
  expect(html).not.toContain('<!--shell');
  const { document } = parseHTML(html);
  const value = (name: string) => document.querySelector(`[name=${name}]`)?.getAttribute('value') ?? null;
  const error = (name: string) => document.querySelector(`#contact-${name}-error`)?.textContent ?? null;
  return { document, value, error, alert: document.querySelector('[role=alert]')?.textContent };
};

describe('the contact form without scripts', () => {
  test('stores what was typed and leads to thanks with the reference', async () => {
    const answer = await post({ ...enquiry, name: ' Mina Rai ', phone: '९८१२३४५६७८', company_id: '2' });
    expect(answer.status).toBe(303);
    const location = answer.headers.get('location') ?? '';
    const [stored, ...others] = await list();
    expect(others).toEqual([]);
    expect(stored).toMatchObject({
      name: 'Mina Rai',
      message: 'When does it begin?\nAnd where?',
      phone: '+9779812345678',
      company_id: 2,
      spam: false,
    });
    expect(location).toBe(`/sent/2/${stored.reference}#sent`);
    const thanks = await site.api(location.replace(/#.*/, ''));
    expect(thanks.status).toBe(200);
    expect(thanks.headers.get('netlify-cdn-cache-control')).toContain('public');
    const { document } = await pageOf(thanks);
    expect(document.querySelector('#sent[role=status][tabindex="-1"]')).not.toBeNull();
    expect(document.querySelector('[data-shell="2"] [role=status]')?.textContent).toBe(
      `${ENQUIRY_TEXTS.sent}${ENQUIRY_TEXTS.reference} ${stored.reference}`,
    );
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
    expect(document.querySelector('form')).toBeNull();
    expect(document.querySelector('.contact-form h2')?.textContent).toBe('Message Sent');
    expect(document.querySelector('.contact-form a')?.getAttribute('href')).toBe('/it/courses');
  });

  test('gives back all that was typed, and says what is wrong where it is', async () => {
    const typed = { ...enquiry, name: 'M"<b>', email: 'mina', message: '\nShort', phone: '123' };
    const answer = await post(typed);
    expect(answer.status).toBe(422);
    const { document, value, error, alert } = await pageOf(answer);
    expect(value('name')).toBe(typed.name);
    expect(value('email')).toBe(typed.email);
    expect(value('phone')).toBe(typed.phone);
    expect(document.querySelector('textarea')?.textContent?.replace(/^\n/, '')).toBe(typed.message);
    expect(error('name')).toBeNull();
    expect(error('email')).toBe('Enter an email address such as name@example.com.');
    expect(error('message')).toBe('Message must have at least 10 characters.');
    expect(error('phone')).toContain('Enter a phone number');
    expect(alert).toContain('Please correct the three marked fields.');
    const wrong = [...document.querySelectorAll('[aria-invalid=true]')];
    expect(wrong.map((field) => field.getAttribute('name'))).toEqual(['email', 'message', 'phone']);
    for (const field of wrong)
      expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBeTruthy();
    expect(document.querySelector('[autofocus]')?.getAttribute('name')).toBe('email');
    expect(document.querySelector('form')?.getAttribute('action')).toBe('/api/forms/plain');
    expect(await list()).toEqual([]);
  });

  test('says once what is missing, and has a form for whoever sends nothing', async () => {
    const { alert } = await pageOf(await post({ ...enquiry, name: '  ' }));
    expect(alert).toBe(ENQUIRY_TEXTS.required);
    const empty = await post({});
    expect(empty.status).toBe(422);
    expect((await pageOf(empty)).value('company_id')).toBe('1');
  });

  test('knows the same form when it comes again, and another one', async () => {
    const answers = await Promise.all([post(enquiry), post(enquiry), post(enquiry)]);
    const again = await post(enquiry);
    const places = [...answers, again].map((answer) => answer.headers.get('location'));
    expect(new Set(places).size).toBe(1);
    await post({ ...enquiry, message: 'Something else entirely.' });
    expect(await list()).toHaveLength(2);
  });

  test('that is sent before the script is there, and again by it, is one enquiry with one reference', async () => {
    const plain = await post({ ...enquiry, message: 'Is there a hostel?\r\nAnd a library?' });
    const reference = plain.headers.get('location')?.match(/[A-Z2-9]{8}/)?.[0];
    const { sum: _, website: __, ...typed } = enquiry;
    const byScript = (more: object, key: string) =>
      site.api('/api/forms', {
        ...jsonBody(
          'POST',
          { ...typed, message: 'Is there a hostel?\nAnd a library?', elapsed_ms: 9000, ...more },
          { 'idempotency-key': key },
        ),
        ip: `10.5.0.${++visitor}`,
      });
    for (const key of ['pressed-again-by-script', 'pressed-again-by-script', 'and-once-more-later'])
      expect(await (await byScript({}, key)).json()).toMatchObject({ reference });
    expect(await list()).toHaveLength(1);
    await byScript({ message: 'And how much does it cost?' }, 'another-question');
    await byScript({ email: 'sita@example.com' }, 'the-same-of-somebody-else');
    expect(await list()).toHaveLength(3);
  });

  test('knows from the address of its page what it is about, says so after a mistake, and takes it back', async () => {
    const referer = 'https://site.example/contact?course=ielts-preparation&intake=ielts-preparation';
    const refused = await post({ ...enquiry, email: 'mina' }, { referer });
    const { value, document } = await pageOf(refused);
    const about = { course_id: 'ielts-preparation', intake_id: 'ielts-preparation', topic: '' };
    for (const [name, id] of Object.entries(about)) expect(value(name)).toBe(id);
    expect(document.querySelector('.chip p')?.textContent).toMatch(
      /^About: IELTS Preparation, mornings 7:00–8:30, starts \d/,
    );
    await post({ ...enquiry, ...about, message: 'Of another course, if you please.', without_subject: '1' });
    expect(await list()).toMatchObject([{ course_id: '', intake_id: '' }]);
    await post({ ...enquiry, ...about });
    expect((await list())[0]).toMatchObject(about);
    for (const { id } of await list())
      await site.api(`/api/forms/${id}`, { method: 'DELETE', headers: auth });
    for (const other of [
      'https://other.example/?course=buy-pills',
      'https://site.example/contact?topic=Pills',
    ])
      await post({ ...enquiry, message: `From ${other}.` }, { referer: other });
    const told = (await list()).map(({ course_id, topic }: Record<string, string>) => `${course_id}${topic}`);
    expect(told.sort()).toEqual(['', '']);
  });

  test('takes no form of another site', async () => {
    expect((await post(enquiry, { origin: 'https://other.example' })).status).toBe(403);
    expect(await list()).toEqual([]);
    for (const origin of ['https://site.example', 'null'])
      expect((await post({ ...enquiry, message: `Sent from ${origin}.` }, { origin })).status).toBe(303);
  });

  test('refuses what is too large or no form, with a page', async () => {
    const large = await post({ ...enquiry, message: 'x'.repeat(66_000) });
    expect(large.status).toBe(413);
    expect((await pageOf(large)).alert).toContain('64 kB');
    const json = await site.api('/api/forms/plain', jsonBody('POST', enquiry));
    expect(json.status).toBe(415);
    await pageOf(json);
    expect((await site.api('/api/forms/plain')).status).toBe(405);
  });

  test('gives back what was typed in Nepali, though it is far too long', async () => {
    const message = 'नेपालीमा लेखिएको सन्देश। '.repeat(200);
    const answer = await post({ ...enquiry, message });
    expect(answer.status).toBe(422);
    const { document } = await pageOf(answer);
    expect(document.querySelector('textarea')?.textContent?.trim()).toBe(message.trim());
  });

  test('counts with the other way in, and keeps what was typed when too many came', async () => {
    const ip = '10.6.0.1';
    for (let n = 0; n < ENQUIRIES_PER_MINUTE; n++) {
      const body = { ...enquiry, company_id: 1, message: `Question number ${n} of them.`, sum: undefined };
      const answer =
        n % 2
          ? await post({ ...body, email: `m${n}@example.com`, sum: '' }, {}, ip)
          : await site.api('/api/forms', {
              ...jsonBody('POST', {
                name: 'Mina',
                email: `m${n}@example.com`,
                message: body.message,
                company_id: 1,
              }),
              ip,
            });
      expect(answer.status).toBeLessThan(400);
    }
    const refused = await post({ ...enquiry, message: 'One question too many.' }, {}, ip);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBeTruthy();
    const { value, alert } = await pageOf(refused);
    expect(value('name')).toBe(enquiry.name);
    expect(alert).toContain('Many messages are arriving');
  });

  test.each(['/sent/1/short', '/sent/1/ABCDEFGO', '/sent/9/ABCDEFGH', '/sent/1/%3Cscript%3E'])(
    'thanks for nothing at %s',
    async (path) => {
      const answer = await site.api(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('Page Not Found');
      expect('ABCDEFGH').toMatch(REFERENCE_PATTERN);
    },
  );
});

describe('spam is judged the same on both ways', () => {
  const links = (count: number) => `Look here: ${'https://example.com/x '.repeat(count)}`.trim();
  test.each([
    ['an honest question', {}],
    ['a hidden field that is filled in', { website: 'https://buy.example' }],
    ['a hidden field that is blank', { website: '  ' }],
    ['many links', { message: links(SPAM_LINKS_MIN) }],
    ['a link or two', { message: links(SPAM_LINKS_MIN - 1) }],
    ['a link as a name', { name: 'https://buy.example' }],
    ['links of several kinds', { message: 'http://a.example HTTPS://b.example and www.c.example' }],
  ])('%s', async (_, more) => {
    const base = { name: 'Mina Rai', message: 'When does the next course begin?', website: '', ...more };
    const email = () => `mina${++visitor}@example.com`;
    await post({ ...base, email: email(), company_id: '1' });
    await site.api('/api/forms', {
      ...jsonBody('POST', { ...base, email: email(), company_id: 1 }),
      ip: `10.5.1.${++visitor}`,
    });
    const judged = (await list()).map(({ spam, spam_reason }: Record<string, unknown>) => [
      spam,
      spam_reason,
    ]);
    expect(judged).toHaveLength(2);
    expect(judged[0]).toEqual(judged[1]);
  });

  test('what one email sends in a row', async () => {
    for (let n = 0; n < 4; n++)
      await post({ ...enquiry, email: 'hari@example.com', message: `Question ${n} of mine.` });
    const marks = (await list()).map(({ spam_reason }: { spam_reason: string }) => spam_reason);
    expect(marks.sort()).toEqual(['', '', '', 'same-email']);
  });
});
