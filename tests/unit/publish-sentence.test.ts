import { expect, test } from 'vitest';
import { timeAhead } from '../../src/admin/publishing/sentence.ts';

const nepal = (time: string) => new Date(`2026-11-${time}+05:45`);

test.each([
  ['23T14:00', '24T02:00', 'tonight at 02:00'],
  ['24T00:30', '24T02:00', 'tonight at 02:00'],
  ['24T02:00', '25T02:00', 'tonight at 02:00'],
  // Not the night that it is, but the one after.
  ['24T00:30', '25T02:00', 'tomorrow at 02:00'],
  ['23T14:00', '25T02:00', 'on Nov 25, 2026 at 02:00'],
  ['23T14:00', '23T14:15', 'today at 14:15'],
  ['23T23:50', '24T05:05', 'tomorrow at 05:05'],
])('at %s, %s is %s', (now, at, said) => {
  expect(timeAhead(nepal(at).toISOString(), nepal(now))).toBe(said);
});
