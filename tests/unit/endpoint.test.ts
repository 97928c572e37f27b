import { expect, test, vi } from 'vitest';
import { API_TEXTS } from '#texts/api';
import { functionContext } from '../../netlify/local/function-context.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';

test('a fault that nobody has thought of is told to the log, and nothing of the inside to whoever asked', async () => {
  const broken = endpoint({
    GET: () => {
      throw new Error('no such file /var/task/secret.json');
    },
  });
  const request = new Request('https://example.com/api/courses');
  const site = { params: {}, ip: '::1', deployId: 'd1', siteUrl: 'https://example.com', waitUntil: () => {} };
  const answer = await broken(request, functionContext({ request, ...site }));
  expect(answer.status).toBe(500);
  expect(await answer.text()).toBe(JSON.stringify({ message: API_TEXTS.fault }));
  const told = vi.mocked(console.error);
  expect(told.mock.calls.join()).toContain('secret.json');
  told.mockClear();
});
