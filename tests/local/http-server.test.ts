import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { listen } from '../../netlify/local/http-server.ts';
import { staticSite } from '../../netlify/local/static-files.ts';
import { readBody } from '../../netlify/local/web-request.ts';

test('a body that does not come to its end is let go', async () => {
  const server = await listen(0, '127.0.0.1', async (request) => void (await readBody(request, 1000)), 500);
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nslow');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  await server.close();
});

test('a path of many slashes costs nothing', () => {
  const { canonical } = staticSite('netlify');
  const started = performance.now();
  expect(canonical(`${'/'.repeat(200_000)}x`)).toBeUndefined();
  expect(performance.now() - started).toBeLessThan(1_000);
});

test.each([
  ['18.20.4', 'This needs Node.js 24, and ran on 18.20.4.'],
  ['24.0.0', ''],
])('on Node.js %s it is said what is missing, if anything', async (version, said) => {
  const pretend = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`;
  const child = execFile(process.execPath, [
    '--import',
    `data:text/javascript,${encodeURIComponent(pretend)}`,
    'netlify/local/check-node.js',
  ]);
  const [output, [code]] = await Promise.all([child.stderr && text(child.stderr), once(child, 'close')]);
  expect(output).toContain(said);
  expect(code).toBe(said ? 1 : 0);
});
