import { describe, expect, it } from 'vitest';
import { type ChannelKind, channelLink, channelName, channelsFields } from '../../src/domain/channel.ts';
import { inputSchema } from '../../src/domain/schema.ts';

const schema = inputSchema(channelsFields);
const typed = (kind: string, value: string) => schema.safeParse({ entries: [{ kind, value }] });
const kept = (kind: string, value: string) => typed(kind, value).data?.entries[0]?.value;
const faults = (kind: string, value: string) =>
  typed(kind, value).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('a way to reach the office', () => {
  it.each<[ChannelKind, string, string]>([
    ['phone', '९८१२३४५६७८', '+9779812345678'],
    ['phone', '071-540000', '+97771540000'],
    ['sms', '+977 98-1234-5678', '+9779812345678'],
    ['whatsapp', '00977 9812345678', '+9779812345678'],
    ['viber', '9812345678', '+9779812345678'],
    ['messenger', 'name.education', 'name.education'],
    ['messenger', '@name.education', 'name.education'],
    ['messenger', 'https://m.me/name.education?ref=x', 'name.education'],
    ['messenger', 'https://www.facebook.com/name.education/', 'name.education'],
    ['email', ' Info@name-education.example ', 'Info@name-education.example'],
    ['map', 'https://www.openstreetmap.org/?q=a b', 'https://www.openstreetmap.org/?q=a b'],
  ])('by %s is kept of "%s" as "%s"', (kind, value, expected) => {
    expect(kept(kind, value)).toBe(expected);
    // What is stored is sent again with every save.
    expect(kept(kind, expected)).toBe(expected);
  });

  it.each<[string, string]>([
    ['phone', '12'],
    ['phone', 'javascript:alert(1)'],
    ['whatsapp', 'https://wa.me/9779812345678'],
    ['viber', '981234567'],
    ['messenger', 'https://evil.example/name'],
    ['messenger', 'a/b'],
    ['email', 'nobody'],
    ['email', 'a@example.com?bcc=b@example.com'],
    ['map', 'javascript:alert(1)'],
    ['map', 'geo:27,83'],
    ['map', ' data:text/html,<b>'],
  ])('by %s is refused of "%s", beside the field', (kind, value) => {
    expect(faults(kind, value)).toEqual([['entries.0.value', expect.stringMatching(/^Enter /)]]);
  });

  it('is one that there is, has a value, and is one of eight at most', () => {
    expect(faults('fax', '071-540000')?.[0]?.[0]).toBe('entries.0.kind');
    expect(faults('phone', ' ')?.[0]?.[0]).toBe('entries.0.value');
    const many = Array.from({ length: 9 }, () => ({ kind: 'phone', value: '9812345678' }));
    expect(schema.safeParse({ entries: many }).error?.issues[0]?.path).toEqual(['entries']);
    expect(schema.safeParse({ entries: [] }).success).toBe(true);
  });

  it('is called what the office calls it', () => {
    expect(channelName({ kind: 'viber', label: '' })).toBe('Viber');
    expect(channelName({ kind: 'viber', label: 'Admissions' })).toBe('Admissions');
  });
});

describe('the link', () => {
  const about = { title: 'C++ & "Qt", बेसिक', address: 'https://site.example/course/c?a=1&b' };
  const message = encodeURIComponent(
    'I have a question about C++ & "Qt", बेसिक (https://site.example/course/c?a=1&b): ',
  );

  it.each<[ChannelKind, string, string, string]>([
    ['phone', '+9779812345678', 'tel:+9779812345678', 'tel:+9779812345678'],
    ['sms', '+9779812345678', 'sms:+9779812345678', `sms:+9779812345678?body=${message}`],
    [
      'whatsapp',
      '+9779812345678',
      'https://wa.me/9779812345678',
      `https://wa.me/9779812345678?text=${message}`,
    ],
    [
      'viber',
      '+9779812345678',
      'viber://chat?number=%2B9779812345678',
      `viber://chat?number=%2B9779812345678&draft=${message}`,
    ],
    [
      'messenger',
      'name.education',
      'https://m.me/name.education',
      `https://m.me/name.education?text=${message}`,
    ],
    [
      'email',
      'info+web@name.example',
      'mailto:info%2Bweb@name.example',
      `mailto:info%2Bweb@name.example?subject=${encodeURIComponent('Question about C++ & "Qt", बेसिक')}&body=${message}`,
    ],
    ['map', 'https://map.example/a', 'https://map.example/a', 'https://map.example/a'],
  ])('of %s carries what it is about where it can', (kind, value, plain, filled) => {
    expect(channelLink({ kind, value })).toBe(plain);
    expect(channelLink({ kind, value }, about)).toBe(filled);
    expect(() => new URL(filled)).not.toThrow();
  });
});
