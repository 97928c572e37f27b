import { expect, test } from 'vitest';
import { semaphore } from '../../netlify/local/semaphore.ts';

test('lets in who comes first, and the next when somebody leaves', async () => {
  const enter = semaphore(1, 60_000);
  const entered: string[] = [];
  const come = async (name: string) => {
    const leave = await enter();
    entered.push(name);
    return leave;
  };
  const first = await come('first');
  const [second, third] = [come('second'), come('third')];
  expect(entered).toEqual(['first']);
  first?.();
  (await second)?.();
  (await third)?.();
  expect(entered).toEqual(['first', 'second', 'third']);
  expect(await enter()).toBeDefined();
});

test('lets in as many as there are places, and nobody past those who wait', async () => {
  const enter = semaphore(2, 60_000);
  const entered: string[] = [];
  const come = async (name: string) => {
    const leave = await enter();
    entered.push(name);
    return leave;
  };
  const [first] = [await come('first'), await come('second')];
  const waiting = come('waiting');
  first?.();
  void come('newcomer');
  await waiting;
  await new Promise(setImmediate);
  expect(entered).toEqual(['first', 'second', 'waiting']);
});

test('refuses who has waited in vain, and takes no place for them', async () => {
  const enter = semaphore(1, 1);
  const leave = await enter();
  expect(await enter()).toBeUndefined();
  leave?.();
  expect(await enter()).toBeDefined();
});
