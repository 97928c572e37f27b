import { describe, expect, test } from 'vitest';
import templateFile from '../../data/templates.json' with { type: 'json' };
import { isSamePerson } from '../../src/admin/inbox/enquiry-filter.ts';
import { emptyReply, replyLink, waysTo } from '../../src/admin/inbox/reply-link.ts';
import { answerDue, promiseKept, waitingFirst } from '../../src/domain/answer-time.ts';
import { HOUR_MS } from '../../src/domain/durations.ts';
import { type Facts, fillIn, templates } from '../../src/domain/template.ts';
import { enquiry } from '../support/records.ts';

const facts: Facts = {
  name: 'Mina {phone} Rai',
  course: 'Spoken English',
  fee: '',
  'next intake': '20 Mangsir',
  phone: '071-540000',
  reference: 'KP4RNXY2',
};

describe('a template', () => {
  test('says the facts, each as it is, and leaves out the lines whose facts are not known', () => {
    const text = 'Dear {name},\n\n{Course}: {fee}\nNext: { next  intake }\n\n\nCall {phone} ({reference}).';
    expect(fillIn(text, facts)).toEqual({
      text: 'Dear Mina {phone} Rai,\n\nNext: 20 Mangsir\n\nCall 071-540000 (KP4RNXY2).',
      missing: ['fee'],
    });
  });

  test('of the samples asks only for what can be known', () => {
    for (const { id: _, ...template } of templateFile) {
      expect(templates.inputSchemaOf().safeParse(template).error?.issues ?? []).toEqual([]);
      expect(fillIn(template.text, { ...facts, fee: 'Free' }).missing).toEqual([]);
    }
  });
});

describe('the link that starts a mail program', () => {
  const mina = enquiry({ email: '"a&b?c"@example.com', message: 'When?\nWhere?' });
  const parts = (link: string) => {
    const [address = '', query = ''] = link.replace('mailto:', '').split('?');
    return { address: decodeURIComponent(address), ...Object.fromEntries(new URLSearchParams(query)) };
  };

  test('has address, subject, text and message, whatever they say', () => {
    const link = replyLink(mina, {
      subject: 'Fee & dates\r\nBcc: x@example.com?',
      text: 'नमस्ते,\n100% + &body=x',
    });
    expect(link.match(/[?&](?:subject|body|bcc|cc)=/g)).toEqual(['?subject=', '&body=']);
    const { address, subject, body } = parts(link.replaceAll('+', '%2B')) as Record<string, string>;
    expect(address).toBe('"a&b?c"@example.com');
    expect(subject).toBe('Fee & dates Bcc: x@example.com?');
    expect(body).toMatch(/^नमस्ते,\r\n100% \+ &body=x\r\n/);
    expect(body).toContain('> When?\r\n> Where?');
    expect(link).not.toMatch(/[\s<>"]/);
  });

  test('begins with a greeting where nothing was written', () => {
    expect(replyLink(mina)).toBe(replyLink(mina, emptyReply(mina)));
    expect(decodeURIComponent(replyLink(mina))).toContain(`Dear ${mina.name},`);
  });
});

test('a mobile can be called and written to; a phone of the house only called', () => {
  expect(waysTo('+9779812345678', 'Hi & bye')).toEqual({
    phone: 'tel:+9779812345678',
    sms: 'sms:+9779812345678?body=Hi%20%26%20bye',
    whatsapp: 'https://wa.me/9779812345678?text=Hi%20%26%20bye',
    viber: 'viber://chat?number=%2B9779812345678&draft=Hi%20%26%20bye',
  });
  expect(Object.keys(waysTo('+97771540000'))).toEqual(['phone']);
});

test('one person is known by email, in any case, or by phone; nothing makes two the same', () => {
  const mina = enquiry({ email: 'Mina@Example.com', phone: '+9779812345678' });
  expect(isSamePerson(mina, enquiry({ email: 'mina@example.COM', phone: '' }))).toBe(true);
  expect(isSamePerson(mina, enquiry({ email: 'm@example.com', phone: '+9779812345678' }))).toBe(true);
  expect(isSamePerson(mina, enquiry({ email: 'm@example.com', phone: '' }))).toBe(false);
  expect(isSamePerson(enquiry({ email: '', phone: '' }), enquiry({ email: '', phone: '' }))).toBe(false);
});

describe('the promise of an answer within a day', () => {
  const at = (hours: number) => new Date(Date.parse('2026-10-01T00:00:00.000Z') + hours * HOUR_MS);
  const came = (hours: number, more: object = {}) =>
    enquiry({ id: `${hours}`, submitted_at: at(hours).toISOString(), state: 'new', remind_on: '', ...more });
  const answered = (hours: number, after: number) =>
    came(hours, { state: 'replied', answered_at: at(hours + after).toISOString() });

  test('puts first what is due first, without spam, what was answered, and what was put aside', () => {
    const all = [
      came(5),
      came(3, { state: 'read' }),
      came(1, { spam: true }),
      answered(2, 1),
      came(0, { remind_on: '2026-10-09' }),
      came(4, { remind_on: '2026-10-08' }),
      came(6, { state: 'replied', remind_on: '2026-10-08' }),
      came(7, { state: 'archived', remind_on: '2026-10-08' }),
    ];
    expect(waitingFirst(all, '2026-10-08', {}).map(({ id }) => id)).toEqual(['3', '4', '5', '6']);
    expect(answerDue(came(3), {})).toEqual(at(27));
  });

  test('is judged by what was answered and what is late, not by what is in time still', () => {
    const all = [
      answered(0, 2),
      answered(1, 30),
      answered(2, 24),
      came(3),
      came(70),
      came(4, { spam: true }),
      answered(-900, 1),
      came(5, { state: 'archived' }),
    ];
    expect(promiseKept(all, at(-100), at(72), {})).toEqual({ judged: 4, inTime: 2, medianHours: 24 });
    expect(promiseKept([answered(0, 2), answered(0, 4)], at(-1), at(9), {}).medianHours).toBe(3);
    expect(promiseKept([came(70)], at(0), at(72), {})).toEqual({ judged: 0, inTime: 0, medianHours: null });
  });

  test('counts no day on which the office of that company is closed', () => {
    const open = { open: '10:00', close: '18:00' };
    const week = { sun: open, mon: open, tue: open, wed: open, thu: open, fri: open, sat: null };
    // 16:45 in Nepal on Friday 2 October: Saturday is closed.
    const friday = came(35);
    expect(answerDue(friday, { 1: { week, exceptions: [] } }).toISOString()).toBe('2026-10-04T11:00:00.000Z');
    expect(answerDue(friday, { 2: { week, exceptions: [] } })).toEqual(at(59));
    const late = promiseKept([friday], at(0), at(60), { 1: { week, exceptions: [] } });
    expect(late.judged).toBe(0);
  });
});
