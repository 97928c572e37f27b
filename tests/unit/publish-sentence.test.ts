import { expect, test } from 'vitest';
import { publishSentence, timeAhead, whenInFiles } from '../../src/admin/publishing/sentence.ts';
import { HELD_REASONS, type HeldReason } from '../../src/domain/publish.ts';

const nepal = (time: string) => new Date(`2026-11-${time}+05:45`);

test.each([
  ['23T14:00', '24T02:00', 'tonight at 02:00 AM'],
  ['24T00:30', '24T02:00', 'tonight at 02:00 AM'],
  ['24T02:00', '25T02:00', 'tonight at 02:00 AM'],
  // Not the night that it is, but the one after.
  ['24T00:30', '25T02:00', 'tomorrow at 02:00 AM'],
  ['23T14:00', '25T02:00', 'on Nov 25, 2026 at 02:00 AM'],
  ['23T14:00', '23T14:15', 'today at 02:15 PM'],
  ['23T23:50', '24T05:05', 'tomorrow at 05:05 AM'],
])('at %s, %s is %s', (now, at, said) => {
  expect(timeAhead(nepal(at).toISOString(), nepal(now))).toBe(said);
});

const NOW = nepal('23T12:20');
const at = nepal('23T12:30').toISOString();
const refused = 'The build could not be requested.';
const nextMonth = '2026-11-30T18:15:00.000Z';
const held = (why: HeldReason, until: string | null = null) => ({ when: 'held', why, until }) as const;
const SAID = [
  [null, 'on the way into the files'],
  [{ when: 'now' }, 'in the files in a few minutes'],
  [{ when: 'at', at }, 'in the files today at 12:30 PM'],
  [
    { when: 'at', at, refused },
    `not on the way into the files. ${refused} The next try is today at 12:30 PM`,
  ],
  [{ when: 'now', refused }, `not on the way into the files. ${refused} The next try is in a few minutes`],
  [held('by-hand'), 'in the files when somebody publishes'],
  [
    held('used-up', nextMonth),
    'held until Dec 1, 2026, because this month has no build left that starts by itself',
  ],
  [held('unpublished'), 'held, because visitors do not get the last build'],
  [held('preview'), 'held, because a preview is not built again'],
  [held('restoring', at), 'held until a backup is restored, or until 12:30 PM if that has stopped'],
] as const;

test.each(SAID)('of %o the office reads "%s"', (next, said) => {
  expect(whenInFiles(next, NOW)).toBe(said);
});

test('there are words for each reason to hold changes', () => {
  const told = SAID.flatMap(([next]) => (next?.when === 'held' ? [next.why] : []));
  expect(told.toSorted()).toEqual([...HELD_REASONS].sort());
});

test('the sentence says what the month has had, how much waits and until when', () => {
  const builds = { used: 6, limit: 10, until: nextMonth };
  const sentence = (lacking: number, next: (typeof SAID)[number][0]) =>
    publishSentence({ builds, lacking, next }, NOW);
  expect(sentence(3, { when: 'at', at })).toBe(
    'Builds this month: 6 of 10. 3 changes are visible to visitors; in the files today at 12:30 PM.',
  );
  expect(sentence(1, null)).toBe(
    'Builds this month: 6 of 10. One change is visible to visitors; on the way into the files.',
  );
  expect(sentence(0, null)).toBe('Builds this month: 6 of 10. Everything is in the files.');
  expect(sentence(0, { when: 'at', at })).toBe(
    'Builds this month: 6 of 10. A date has passed since the last build. What follows from it is in the files today at 12:30 PM.',
  );
  const free = { ...builds, limit: null };
  expect(publishSentence({ builds: free, lacking: 0, next: null }, NOW)).toBe('Everything is in the files.');
});
