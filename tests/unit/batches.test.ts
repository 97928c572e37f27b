import { expect, test } from 'vitest';
import { inParallel } from '../../src/domain/batches.ts';

test('nothing goes on once parallel work has failed, and nothing more is begun', async () => {
  const slow = Promise.withResolvers<void>();
  const done: string[] = [];
  const work = inParallel(['fails', 'takes long', 'never begun'], 2, async (item) => {
    if (item === 'fails') throw new Error('It fails.');
    await slow.promise;
    done.push(item);
  });
  const outcome = work.then(
    () => 'ended',
    ({ message }: Error) => `${message} Done by then: ${done.join()}`,
  );
  setImmediate(() => slow.resolve());
  expect(await outcome).toBe('It fails. Done by then: takes long');
  expect(done).toEqual(['takes long']);
});
