import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { REFERENCE_PATTERN, referenceOf } from '../../src/domain/reference.ts';

test('a reference has eight signs that nobody takes for others, and follows from the id alone', () => {
  expect(referenceOf('8204768415032-1-85f603b79c6e00d7')).toBe(
    referenceOf('1111111111111-2-85f603b79c6e00d7'),
  );
  const ids = Array.from({ length: 5_000 }, () => `8204768415032-1-${randomBytes(8).toString('hex')}`);
  const references = ids.map(referenceOf);
  for (const reference of references) expect(reference).toMatch(REFERENCE_PATTERN);
  expect(new Set(references).size).toBe(ids.length);
  expect([...new Set(references.join(''))].sort().join('')).toBe('23456789ABCDEFGHJKLMNPRSTUVWXY');
});
