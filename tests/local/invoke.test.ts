import { expect, test } from 'vitest';
import { listen } from '../../netlify/local/http-server.ts';
import { createInvoker } from '../../netlify/local/invoke.ts';
import { sendResponse } from '../../netlify/local/web-request.ts';

test('whoever comes while too many calls are running is told to come back, and is served later', async () => {
  const gate = Promise.withResolvers<void>();
  let running = 0;
  const fn = {
    name: 'patient',
    fetch: async () => {
      running += 1;
      await gate.promise;
      return new Response('served');
    },
  };
  const invoker = createInvoker({ siteUrl: 'http://site.example', deployId: () => 'test' });
  const url = new URL('http://site.example/');
  const server = await listen(0, '127.0.0.1', async (incoming, outgoing) =>
    sendResponse(await invoker.invoke({ fn, params: {} } as never, incoming, url), outgoing),
  );
  const get = () => fetch(server.ownUrl);

  const first = Array.from({ length: 150 }, get);
  await expect.poll(() => running, { timeout: 30_000 }).toBe(150);
  const told = await get();
  expect([told.status, told.headers.get('retry-after'), await told.json()]).toEqual([
    503,
    '1',
    { message: 'The server is busy. Try again in a moment.' },
  ]);
  gate.resolve();
  expect(await Promise.all((await Promise.all(first)).map((answer) => answer.text()))).toEqual(
    Array(150).fill('served'),
  );
  expect((await get()).status).toBe(200);
  await server.close();
});
