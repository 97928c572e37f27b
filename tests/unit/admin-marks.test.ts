import { describe, expect, test } from 'vitest';
import { edit, type Mark } from '../../src/admin/editor/marks.ts';

/** What is selected stands between `‹` and `›`. */
function put(mark: Mark, marked: string): string {
  const from = marked.indexOf('‹');
  const text = marked.replace(/[‹›]/g, '');
  const made = edit(mark, text, from, marked.indexOf('›') - 1, 'word');
  const after = text.slice(0, made.from) + made.insert + text.slice(made.to);
  const [begin, end] = made.select;
  return `${after.slice(0, begin)}‹${after.slice(begin, end)}›${after.slice(end)}`;
}

describe('a mark', () => {
  test.each<[Mark, string, string]>([
    ['bold', 'a ‹big› word', 'a **‹big›** word'],
    ['bold', 'a ‹big ›word', 'a **‹big›** word'],
    ['bold', 'a **‹big›** word', 'a ‹big› word'],
    ['bold', 'a ‹›', 'a **‹word›**'],
    ['heading', 'one\ntw‹›o\nthree', 'one\n## two‹›\nthree'],
    ['heading', '## ‹›Weeks', 'Weeks‹›'],
    ['heading', '- ‹›Weeks', '## Weeks‹›'],
    ['list', 'T‹wo\n\nthre›e', '‹- Two\n\n- three›'],
    ['list', '‹- two\n- three›', '‹two\nthree›'],
    ['list', '‹›', '- ‹›'],
    ['link', 'see ‹this› page', 'see [this](‹https://›) page'],
    ['link', '‹https://example.com›', '[‹word›](https://example.com)'],
    ['link', '‹›', '[word](‹https://›)'],
  ])('%s makes of %j %j', (mark, before, after) => expect(put(mark, before)).toBe(after));
});
