import { expect, test } from 'vitest';
import { fieldError } from '../../src/islands/contact-rules.ts';

test('a phone number may be left out, and what is none is for the server to say', () => {
  for (const value of ['', '071-540000', 'call me']) expect(fieldError('phone', value, false)).toBe('');
});
