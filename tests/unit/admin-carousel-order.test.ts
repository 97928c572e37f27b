import { describe, expect, test } from 'vitest';
import { gapAt, move } from '../../src/admin/ui/move.ts';

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [0, 3, 'bcda'],
])('moves an item from %i to %i', (from, to, order) => {
  expect(move([...'abcd'], from, to).join('')).toBe(order);
});

describe('gapAt', () => {
  const box = (left: number, top: number) => ({ left, top, right: left + 90, bottom: top + 90 });
  const grid = [box(0, 0), box(100, 0), box(200, 0), box(0, 100), box(100, 100)];
  const column = [box(0, 0), box(0, 100), box(0, 200)];

  test.each([
    [10, 50, 0],
    [80, 50, 1],
    [180, 50, 2],
    [500, 50, 3],
    [10, 150, 3],
    [900, 150, 5],
    [50, -400, 1],
  ])('of a grid, at %i, %i, is %i', (x, y, gap) => expect(gapAt(grid, x, y)).toBe(gap));

  test.each([
    [80, 10, 0],
    [10, 80, 1],
    [10, 290, 3],
  ])('of a column, at %i, %i, is %i', (x, y, gap) => expect(gapAt(column, x, y)).toBe(gap));
});
