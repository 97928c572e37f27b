import { describe, expect, test } from 'vitest';
import { csvCell, enquiriesCsv, toCsv } from '../../src/admin/inbox/csv.ts';
import {
  filterEnquiries,
  formatFilter,
  NO_FILTER,
  parseFilter,
} from '../../src/admin/inbox/enquiry-filter.ts';
import { replyLink } from '../../src/admin/inbox/reply-link.ts';
import { formatTime } from '../../src/admin/ui/format.ts';
import type { Course } from '../../src/domain/course.ts';
import { enquiry } from '../support/records.ts';

const mina = enquiry({
  name: 'Mina Rai',
  email: 'mina@example.com',
  message: 'When does it begin?',
  phone: '+9779812345678',
  course_id: 'spoken-english',
  notes: '',
});

describe('csvCell', () => {
  test.each([
    ['plain', 'plain'],
    ['', ''],
    ['a,b', '"a,b"'],
    ['say "no"', '"say ""no"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['a = b', 'a = b'],
    ['mina@example.com', 'mina@example.com'],
    ['नमस्ते', 'नमस्ते'],
    ['2EE45678', '2EE45678'],
    ['23456789', '23456789'],
  ])('writes %j as %j', (text, cell) => expect(csvCell(text)).toBe(cell));

  test.each([
    '=HYPERLINK("http://x.example")',
    '+977 1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1+1',
    '\u200b=1',
    '＝1',
    '＋1',
    '－1',
    '＠A1',
    '2E345678',
  ])('makes text of %j', (text) => {
    const cell = csvCell(text);
    expect(cell.startsWith(`"'`)).toBe(true);
    expect(cell).toBe(`"'${text.replaceAll('"', '""')}"`);
  });
});

describe('toCsv', () => {
  test('begins with the mark of UTF-8 and ends every row with CRLF', () => {
    expect(
      toCsv([
        ['a', 'b'],
        ['c', 'd,e'],
      ]),
    ).toBe('\ufeffa,b\r\nc,"d,e"\r\n');
  });

  test('has one row for each enquiry, in their order, with the time in Nepal', () => {
    const answered = { answered_at: '2026-10-07T05:00:00.000Z', answered_by: 'office@example.com' };
    const asha = { ...mina, ...answered, state: 'replied', notes: '=2', name: 'आशा' } as const;
    const courses = [{ id: 'spoken-english', title: '=Spoken, English' }] as Course[];
    const rows = enquiriesCsv([mina, asha], courses).split('\r\n');
    expect(rows[0]).toBe(
      '\ufeffReference,Name,Email,Phone,Company,Course,Message,Date (Nepal time),Status,Answered (Nepal time),Answered by,Notes,Spam',
    );
    expect(rows[1]).toBe(
      `KP4RNXY2,Mina Rai,mina@example.com,977-9812345678,Name Education,"'=Spoken, English",When does it begin?,2026-10-07 09:05,New,,,,`,
    );
    expect(rows[2]).toMatch(/^KP4RNXY2,आशा,.*,Replied,2026-10-07 10:45,office@example.com,"'=2",$/);
    expect(rows).toHaveLength(4);
  });

  test('says what is suspected to be spam, and why', () => {
    const spam = enquiriesCsv([
      { ...mina, spam: true, spam_reason: 'links' },
      { ...mina, spam: true },
    ]).split('\r\n');
    expect(spam[1]).toMatch(/,Suspected spam: it has many links$/);
    expect(spam[2]).toMatch(/,Suspected spam$/);
  });
});

describe('filterEnquiries', () => {
  const other = {
    ...mina,
    id: '2',
    company_id: 2,
    name: 'Asha',
    email: 'asha@example.com',
    state: 'archived',
    notes: 'Call',
  } as const;
  const find = (part: object, keep?: string) =>
    filterEnquiries([mina, other], { ...NO_FILTER, ...part }, keep).map(({ name }) => name);

  test('leaves out what is archived, unless asked for or open', () => {
    expect(find({})).toEqual(['Mina Rai']);
    expect(find({ state: 'all' })).toEqual(['Mina Rai', 'Asha']);
    expect(find({ state: 'archived' })).toEqual(['Asha']);
    expect(find({}, '2')).toEqual(['Mina Rai', 'Asha']);
  });

  test('finds every word anywhere, whatever its case', () => {
    expect(find({ text: ' BEGIN mina ' })).toEqual(['Mina Rai']);
    expect(find({ text: 'call', state: 'all' })).toEqual(['Asha']);
    expect(find({ text: 'mina call', state: 'all' })).toEqual([]);
    expect(find({ company: 2, state: 'all' })).toEqual(['Asha']);
  });

  test('finds by the reference, and by the course as it is called', () => {
    const courses = [{ id: 'spoken-english', title: 'अंग्रेजी: Speak Up' }] as Course[];
    const found = (text: string) =>
      filterEnquiries(
        [mina, { ...other, course_id: '' }],
        { ...NO_FILTER, state: 'all', text },
        undefined,
        courses,
      );
    for (const text of [mina.reference.toLowerCase(), 'spoken-english', 'speak up', 'अंग्रेजी'])
      expect(found(text)[0]?.name, text).toBe(mina.name);
    expect(found('speak up')).toHaveLength(1);
  });
});

describe('a phone number', () => {
  const found = (message: string, text: string) =>
    filterEnquiries([{ ...mina, message }], { ...NO_FILTER, text }).length === 1;
  const writings = [
    '9847012345',
    '984-7012345',
    '984 701 2345',
    '+977 9847012345',
    '00977-984-7012345',
    '09847012345',
    '९८४७०१२३४५',
    '९८४-७०१ २३४५',
  ];
  test.each(writings)('written %s is found in any other writing', (text) => {
    for (const written of writings) expect(found(`Call me: ${written}, please.`, text), written).toBe(true);
  });
  test('is found by no other, and a short one is a word like any', () => {
    expect(found('Call me: 9847012345', '9847012346')).toBe(false);
    expect(found('Course 101 and 202', '101202')).toBe(false);
    expect(found('Course 101', '101')).toBe(true);
  });
});

describe('the filter', () => {
  test('for what is unanswered shows what is new or read, first who has waited longest', () => {
    const states = ['new', 'read', 'replied', 'archived'] as const;
    const all = states.map((state) => ({ ...mina, id: state, state }));
    const spam = { ...mina, id: 'spam', spam: true };
    const shown = filterEnquiries([...all, spam], { ...NO_FILTER, state: 'unanswered' });
    // The list comes newest first.
    expect(shown.map(({ id }) => id)).toEqual(['read', 'new']);
  });
  test('stands in the address, as far as it differs from none', () => {
    expect(formatFilter(NO_FILTER)).toBe('');
    const filter = { company: 2, state: 'unanswered', text: 'evening class' } as const;
    expect(formatFilter(filter)).toBe('q=evening+class&company=it&state=unanswered');
    expect(parseFilter(new URLSearchParams(formatFilter(filter)))).toEqual(filter);
    expect(parseFilter(new URLSearchParams('state=nonsense&company=x'))).toEqual(NO_FILTER);
  });
});

describe('replyLink', () => {
  const parts = (link: string) => {
    const [address, query = ''] = link.split('?');
    const values = Object.fromEntries(
      query.split('&').map((pair) => pair.split('=').map(decodeURIComponent)),
    );
    return { address, ...values } as { address: string; subject: string; body: string };
  };

  test('quotes the message, with everything encoded', () => {
    const link = replyLink({ ...mina, email: 'a&b@example.com', message: 'One & two?\nThree #3' });
    expect(link).not.toMatch(/[\s#"<>]/);
    expect(parts(link)).toMatchObject({
      address: 'mailto:a%26b@example.com',
      subject: 'Your message to Name Education',
      body: expect.stringContaining('> One & two?\r\n> Three #3'),
    });
  });

  test('leaves a message whole where it fits', () => {
    const message = 'x'.repeat(1000);
    expect(parts(replyLink({ ...mina, message })).body).toContain(`> ${message}\r\n`);
  });

  test.each(['न', '🙂'])('stays short enough for mail programs with a thousand %s', (sign) => {
    const link = replyLink({ ...mina, message: sign.repeat(1000) });
    expect(link.length).toBeLessThan(1700);
    expect(parts(link).body).toContain(`${sign}…`);
  });
});

describe('format', () => {
  test('tells the time in Nepal', () =>
    expect(formatTime('2026-10-07T03:20:00.000Z')).toBe('Oct 7, 2026, 09:05 AM'));
});
