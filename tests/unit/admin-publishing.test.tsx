import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { parseHTML } from 'linkedom';
import type { ComponentProps, ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { pollMs } from '../../src/admin/app/layout/use-publish-status.ts';
import { queryKeys } from '../../src/admin/app/queries.ts';
import { LastPublish } from '../../src/admin/dashboard/LastPublish.tsx';
import { PublishingScreen } from '../../src/admin/publishing/PublishingScreen.tsx';
import { PublishNow } from '../../src/admin/publishing/PublishNow.tsx';
import type { HeldReason, PublishStatus } from '../../src/domain/publish.ts';

const STATUS: PublishStatus = {
  state: 'saved',
  revision: 'newer',
  live_revision: 'older',
  build: { started_at: null, finished_at: null, failed: false },
  builds: { used: 6, limit: 10, until: '2026-11-30T18:15:00.000Z' },
  preview: false,
  all_under_way: false,
  lacking: 1,
  changes: [],
  next: null,
};
const at = '2026-11-23T06:45:00.000Z';
const held = (why: HeldReason) => ({ when: 'held', why, until: null }) as const;

test.each<[string, Partial<PublishStatus>, number]>([
  ['a build that runs', { state: 'publishing' }, 3],
  ['a build that brings everything', { all_under_way: true }, 3],
  ['a build that is about to be asked for', { next: { when: 'now' } }, 3],
  ['what waits for the night', { next: { when: 'at', at } }, 60],
  ['a hook that refuses', { state: 'failed', next: { when: 'now', refused: 'No.' } }, 60],
  ['a preview', { next: held('preview') }, 60],
  ['a restore', { next: held('restoring') }, 60],
])('of %s the admin asks again', (_, facts, seconds) => {
  expect(pollMs({ ...STATUS, ...facts })).toBe(seconds * 1_000);
});

function button(facts: Partial<PublishStatus>) {
  const of = { isError: false, isPending: false, mutate: () => {} };
  const status = { ...STATUS, ...facts };
  const html = renderToString(
    <PublishNow status={status} of={of as ComponentProps<typeof PublishNow>['of']} />,
  );
  return parseHTML(html).document.querySelector('button');
}

/** What somebody sees once the status has come. */
function shown(screen: ReactElement, facts: Partial<PublishStatus>): string {
  const queries = new QueryClient();
  queries.setQueryData(queryKeys.status, { ...STATUS, ...facts });
  return renderToString(
    <QueryClientProvider client={queries}>
      <MemoryRouter>{screen}</MemoryRouter>
    </QueryClientProvider>,
  );
}

test('"Publish now" says how many builds are left, and can be pressed where it does something', () => {
  expect(button({})?.textContent).toBe('Publish now (1 of 4 left)');
  expect(button({})?.hasAttribute('disabled')).toBe(false);
  for (const why of ['unpublished', 'by-hand', 'used-up', 'restoring'] as const)
    expect(button({ next: held(why) })?.hasAttribute('disabled')).toBe(false);
  expect(button({ preview: true })?.hasAttribute('disabled')).toBe(true);
  expect(button({ builds: { ...STATUS.builds, used: 10 } })?.hasAttribute('disabled')).toBe(true);
});

test('a preview says why nobody can publish there, and promises no builds of another month', () => {
  const screen = (facts: Partial<PublishStatus>) => shown(<PublishingScreen />, { lacking: 0, ...facts });
  const why = 'This is a preview: it is never built again.';
  expect(screen({})).not.toContain(why);
  const preview = screen({ preview: true, builds: { ...STATUS.builds, used: 10 } });
  expect(preview).toContain(why);
  expect(preview).not.toContain('No build is left');
});

test('of a change it is said when it is in the files where others are there at another time', () => {
  const change = (id: string, next: PublishStatus['next']) =>
    ({ kind: 'course', id, label: id, change: 'changed', soon: false, at, next }) as const;
  const night = { when: 'at', at: '2036-11-23T20:15:00.000Z' } as const;
  const changes = [change('Tailoring', null), change('Korean', night)];
  const html = shown(<PublishingScreen />, { lacking: 2, next: night, changes });
  const lines = [...parseHTML(html).document.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringMatching(/“Tailoring”: changed.*; on the way into the files/),
    expect.not.stringContaining('in the files'),
  ]);
});

test('the dashboard calls a build failed that has failed, not one after which the hook refused', () => {
  const [started_at, finished_at] = ['2026-11-23T06:00:00.000Z', '2026-11-23T06:03:00.000Z'];
  const dashboard = (build: PublishStatus['build']) => shown(<LastPublish />, { state: 'failed', build });
  const error = 'The build could not be requested.';
  expect(dashboard({ started_at, finished_at, failed: true, error })).toContain('Failed');
  expect(dashboard({ started_at, finished_at, failed: false, error })).not.toContain('Failed');
  expect(dashboard({ started_at, finished_at: null, failed: false })).toContain('Building since');
});
