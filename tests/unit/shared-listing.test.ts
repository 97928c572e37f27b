import { expect, test } from 'vitest';
import { singleFlight } from '../../src/server/store/shared-listing.ts';

/** Calls that end when they are told to. */
function calls() {
  const running: PromiseWithResolvers<string>[] = [];
  const ask = singleFlight(() => {
    running.push(Promise.withResolvers());
    return running.at(-1)?.promise ?? Promise.reject();
  });
  return { running, ask };
}

test('a call that comes while one runs gets the answer of one that began after it, with all who wait', async () => {
  const { running, ask } = calls();
  const first = ask();
  const waiting = [ask(), ask(), ask()];
  expect(running).toHaveLength(1);
  running[0]?.resolve('old');
  expect(await first).toBe('old');
  await new Promise(setImmediate);
  expect(running).toHaveLength(2);
  const later = ask();
  running[1]?.resolve('new');
  expect(await Promise.all(waiting)).toEqual(['new', 'new', 'new']);
  await new Promise(setImmediate);
  running[2]?.resolve('newest');
  expect(await later).toBe('newest');
});

test('a call that fails fails for those who share it, and for nobody after', async () => {
  const { running, ask } = calls();
  const first = ask();
  const waiting = ask();
  running[0]?.reject(new Error('down'));
  await expect(first).rejects.toThrow('down');
  await new Promise(setImmediate);
  running[1]?.resolve('up');
  expect(await waiting).toBe('up');
  const next = ask();
  running[2]?.resolve('still up');
  expect(await next).toBe('still up');
});
