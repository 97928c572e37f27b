import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withTables } from '../../docs/api-tables.ts';

const reference = readFileSync('docs/api.md', 'utf8');

test('docs/api.md has the fields as they are declared', () => {
  expect(withTables(reference), 'docs/api.md is behind: run `npm run api-docs`').toBe(reference);
});

test('a table that is not asked for, or not known, stops the command', () => {
  expect(() => withTables('')).toThrow(/no marker for: course,/);
  expect(() => withTables(`${reference}\n<!-- table: fees -->\n<!-- /table -->`)).toThrow(
    'unknown table: fees',
  );
});
