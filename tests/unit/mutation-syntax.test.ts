import { describe, expect, test } from 'vitest';
import { always, never, unawaited, withFault, withoutAsking } from '../trust/support/syntax.ts';

const source = `
async function save(key: string, isNew: boolean) {
  if (!key) throw new Error('no key');
  if (isNew && key.length > 3) return 'long';
  await store.set(key);
  return 'saved';
}
const other = (key: string) => { if (!key) return; };
`;

describe('a fault', () => {
  test.each([
    ['never takes an if', never('key', '!length'), "if (((!key), false)) throw new Error('no key');"],
    ['always takes it', always('length'), 'if (((isNew && key.length > 3), true)) return'],
    ['does not ask', withoutAsking('isNew'), "if (key.length > 3) return 'long';"],
    ['does not wait', unawaited('set'), 'void store.set(key);'],
  ])('%s, and leaves the rest as it is', (_, edit, line) => {
    const faulty = withFault(source, 'save', edit);
    expect(faulty).toContain(line);
    expect(faulty).toContain('const other = (key: string) => { if (!key) return; };');
  });

  test('is found however the source is formatted', () => {
    expect(withFault(source.replaceAll(/\s+/g, ' '), 'save', unawaited('set'))).toContain(
      'void store.set(key)',
    );
  });

  test.each([
    ['is in no function of that name', 'gone', never('key')],
    ['has nothing to change there', 'save', unawaited('remove')],
    ['would be in several places', 'save', never('key')],
  ])('is an error where it %s', (_, name, edit) => {
    expect(() => withFault(source, name, edit)).toThrow();
  });
});
