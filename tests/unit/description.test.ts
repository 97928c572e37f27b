import { describe, expect, it } from 'vitest';
import { isMarked, markdownHtml, splitLead } from '../../src/components/course/description.ts';
import { plainText } from '../../src/domain/plain-text.ts';

describe('a description', () => {
  it.each([
    'C# and F# for beginners. 5 * 3 * 2 = 30.',
    'snake_case and (brackets) [here] stay.',
    '1998 was a good year.\nSo was 2026.',
    '<b>not bold</b> & so on',
    '-5 degrees in Mustang',
  ])('without marks is plain: %s', (text) => {
    expect(isMarked(text)).toBe(false);
    expect(plainText(text)).toBe(text);
  });

  it('knows headings, lists, links and bold', () => {
    const text = '## Weeks\n\n- one\n- **two**\n\n1. first\n2. [second](https://example.com)';
    expect(isMarked(text)).toBe(true);
    const html = markdownHtml(text);
    expect(html).toContain('<h3>Weeks</h3>');
    expect(html).toMatch(/<ul>\s*<li>one<\/li>\s*<li><strong>two<\/strong><\/li>\s*<\/ul>/);
    expect(html).toMatch(/<ol>\s*<li>first<\/li>\s*<li><a href="https:\/\/example.com">second<\/a><\/li>/);
  });

  it.each(['•\tone\n•\ttwo', '· one\n· two', 'o\tone\no\ttwo', '▪ one\n▪ two'])(
    'keeps a list that was pasted: %j',
    (text) => {
      expect(isMarked(text)).toBe(true);
      expect(markdownHtml(text)).toMatch(/<ul>\s*<li>one<\/li>\s*<li>two<\/li>\s*<\/ul>/);
      expect(plainText(text)).toBe('one\ntwo');
    },
  );

  it.each([
    '- <img src=x onerror=alert(1)>',
    '- <script>alert(1)</script>',
    '[x](javascript:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '- ![x](https://example.com/tracker.gif)',
    '- `<b>`\n\n```\n<b>\n```',
    '**<svg onload=alert(1)>**',
    '[a]: javascript:alert(1)\n\n- [a]',
  ])('is harmless whatever is typed: %s', (text) => {
    const html = markdownHtml(text);
    const tags = new Set([...html.matchAll(/<\/?([a-z0-9]+)/g)].map(([, tag]) => tag));
    for (const tag of tags) expect(['p', 'ul', 'ol', 'li', 'h3', 'a', 'strong', 'em']).toContain(tag);
    expect(html).not.toMatch(/href="(?!https?:|mailto:|")/);
    expect(html).not.toMatch(/ on\w+="/);
  });

  it('keeps a first paragraph with marks out of the lead', () => {
    expect(splitLead('Short.\n\n- one')).toEqual({ lead: 'Short.', rest: ['- one'] });
    expect(splitLead('- one\n- two\n\nMore.')).toEqual({ lead: '', rest: ['- one\n- two', 'More.'] });
  });

  it('is one line of words where there is room for one', () =>
    expect(plainText('# Weeks\n- **one** and [two](https://example.com/x)')).toBe('Weeks\none and two'));
});
