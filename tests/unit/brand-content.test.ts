import { describe, expect, test } from 'vitest';
import nameit from '../../data/brands/nameit.json' with { type: 'json' };
import { parseBrand } from '../../src/content/brands.ts';

/** The file of a brand with one thing changed. */
const broken = (change: (file: Record<string, Record<string, unknown>>) => void) => {
  const file = structuredClone(nameit) as unknown as Record<string, Record<string, unknown>>;
  change(file);
  return file;
};

describe('a content file', () => {
  test('that is right is taken', () => {
    expect(parseBrand(2, nameit).home.title).toBe('Name IT Education');
  });

  test.each([
    ['lacks a title', broken(({ home }) => delete home?.title), /home\.title: /],
    [
      'has an empty mission',
      broken(({ about }) => Object.assign(about ?? {}, { mission: ' ' })),
      /about\.mission: Mission is required/,
    ],
    [
      'has a value without text',
      broken(({ about }) => Object.assign(about ?? {}, { values: [{ title: 'x' }] })),
      /about\.values\.0\.text: /,
    ],
    [
      'has an unknown field',
      broken(({ contact }) => Object.assign(contact ?? {}, { fax: '1' })),
      /contact: .*fax/,
    ],
    ['is no object', 'text', /file: /],
  ])('that %s stops the build, naming the file, the field and what is wrong', (_, file, reason) => {
    const parse = () => parseBrand(2, file);
    expect(parse).toThrow('Failed to fetch nameit data.');
    expect(parse).toThrow('data/brands/nameit.json');
    expect(parse).toThrow(reason);
  });
});
