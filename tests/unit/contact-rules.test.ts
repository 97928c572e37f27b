import { expect, test } from 'vitest';
import { CONTACT_FIELDS } from '../../src/domain/contact-fields.ts';
import { fieldError, messageAbout } from '../../src/islands/contact-rules.ts';

/** Every character of it takes two units, so that a cut falls into the middle of one for every other message. */
const title = '🎓'.repeat(20);

test.each([961, 962, 963])('a title of emoji above a message of %i is cut between them', (length) => {
  const message = 'm'.repeat(length);
  const whole = messageAbout({ kind: 'Course', text: title }, message);
  expect(whole.isWellFormed()).toBe(true);
  expect(whole.length).toBeLessThanOrEqual(CONTACT_FIELDS.message.max);
  expect(whole).toMatch(/^Course: (🎓)+…\n\nm+$/u);
  expect(whole.endsWith(message)).toBe(true);
});

test('a title that fits is left as it is', () => {
  expect(messageAbout({ kind: 'Course', text: title }, 'When?')).toBe(`Course: ${title}\n\nWhen?`);
});

test('a phone number may be left out, and what is none is for the server to say', () => {
  for (const value of ['', '071-540000', 'call me']) expect(fieldError('phone', value, false)).toBe('');
});
