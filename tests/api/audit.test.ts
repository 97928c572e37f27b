import { getStore } from '@netlify/blobs';
import { describe, expect, test, vi } from 'vitest';
import { functionContext } from '../../netlify/local/function-context.ts';
import type { AuditEntry } from '../../src/domain/audit.ts';
import { AUDIT_KEPT_DAYS } from '../../src/domain/limits.ts';
import { audit } from '../../src/server/audit/audit.ts';
import { eraseOldAuditEntries } from '../../src/server/audit/audit-trail.ts';
import { purgeExpired } from '../../src/server/housekeeping.ts';
import { inRequestScope } from '../../src/server/request-scope.ts';
import { pictureFile } from '../support/pictures.ts';
import { ADMIN, bearer, formBody, jsonBody, startSignedIn } from '../support/site.ts';

let { site, auth } = await startSignedIn();

const read = (query = '') => site.api(`/api/audit${query}`, { headers: auth });
const list = async (query = ''): Promise<AuditEntry[]> => (await read(query)).json();
/** Entries are told apart by the millisecond; what comes within one stands in any order. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 3));
const send = async (path: string, init: RequestInit) => {
  await pause();
  return site.api(path, init);
};
/** What the trail says of what `work` has done, newest first. */
async function added(work: () => Promise<unknown>): Promise<AuditEntry[]> {
  const before = new Set((await list()).map(({ id }) => id));
  await work();
  return (await list()).filter(({ id }) => !before.has(id));
}

const course = { title: 'Beekeeping', description: 'A text that stays out.', company_id: '1' };
const remove = (path: string) => send(path, { method: 'DELETE', headers: auth });

describe('the audit trail', () => {
  test('tells of wrong tries to sign in once an hour, with their number and nothing else', async () => {
    const HOUR = 60 * 60_000;
    const start = Math.ceil(Date.now() / HOUR) * HOUR;
    const at = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: start + ms });
    const guess = (n: number) =>
      site.api('/api/auth/login', {
        ...jsonBody('POST', { ...ADMIN, password: `guess ${n}` }),
        ip: `203.0.113.${n}`,
      });
    const told = async () => {
      await site.settled();
      auth = bearer(await site.signIn());
      await inRequestScope('production', () => purgeExpired());
      return (await list()).filter(({ action }) => action === 'sign-ins-refused');
    };
    at(0);
    await Promise.all([1, 2, 3].map(guess));
    at(30 * 60_000);
    await Promise.all([4, 5].map(guess));
    expect(await told()).toEqual([]);
    at(HOUR + 2 * 60_000);
    await guess(6);
    expect(await told()).toEqual([
      expect.objectContaining({
        at: new Date(start + HOUR).toISOString(),
        detail: '5',
        who: '',
        network: '',
      }),
    ]);
    expect(await told()).toHaveLength(1);
    at(3 * HOUR);
    expect((await told()).map(({ detail }) => detail)).toEqual(['1', '5']);
    vi.useRealTimers();
    auth = bearer(await site.signIn());
  });

  test('says who did what to a course, when and from where, and nothing of what it says', async () => {
    const entries = await added(async () => {
      const { id } = await (await send('/api/courses', formBody('POST', course, auth))).json();
      await send(`/api/courses/${id}`, formBody('PUT', { title: 'Bees' }, auth));
      await remove(`/api/courses/${id}`);
      await send(`/api/trash/course.${id}/restore`, { method: 'POST', headers: auth });
    });
    expect(entries.map(({ action, label }) => [action, label])).toEqual([
      ['restored', 'Bees'],
      ['deleted', 'Bees'],
      ['changed', 'Bees'],
      ['created', 'Beekeeping'],
    ]);
    for (const entry of entries) {
      expect(entry).toMatchObject({
        who: ADMIN.email,
        kind: 'course',
        target: 'beekeeping',
        network: '127.0.0.0',
      });
      expect(Math.abs(Date.now() - Date.parse(entry.at))).toBeLessThan(60_000);
      expect(entry.request).not.toBe('');
    }
    expect(JSON.stringify(entries)).not.toContain('stays out');
  });

  test('tells of carousel items and of their order', async () => {
    const entries = await added(async () => {
      const form = { caption: 'A happy student', company_id: '2', image: await pictureFile() };
      const { id } = await (await send('/api/carousel', formBody('POST', form, auth))).json();
      const ids = (await (await site.api('/api/carousel/2')).json()).map((item: { id: string }) => item.id);
      const order = (list: string[]) =>
        send('/api/carousel/order', jsonBody('POST', { company_id: 2, ids: list }, auth));
      await order([id, ...ids.filter((other: string) => other !== id)]);
      // An order that is there already is no change.
      await order([id, ...ids.filter((other: string) => other !== id)]);
      await remove(`/api/carousel/${id}`);
    });
    expect(entries.map(({ action, kind, label }) => [action, kind, label])).toEqual([
      ['deleted', 'carousel', 'A happy student'],
      ['ordered', null, 'Name IT Education'],
      ['created', 'carousel', 'A happy student'],
    ]);
  });

  test('tells of enquiries without the visitor’s name, address and message', async () => {
    const enquiry = {
      name: 'Mina Rai',
      email: 'mina@example.com',
      message: 'When does it begin?',
      company_id: 1,
    };
    const { id } = await (await site.api('/api/forms', jsonBody('POST', enquiry))).json();
    const entries = await added(async () => {
      await send(`/api/forms/${id}`, jsonBody('PUT', { state: 'replied', notes: 'A secret' }, auth));
      await send(`/api/forms/${id}`, jsonBody('PUT', { state: 'new', spam: true }, auth));
      await remove(`/api/forms/${id}`);
    });
    expect(entries.map(({ action, detail, label }) => [action, detail, label])).toEqual([
      ['deleted', '', 'Name Education'],
      ['changed', 'new, spam', 'Name Education'],
      ['changed', 'replied, notes', 'Name Education'],
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/Mina|mina@|begin|secret/);
  });

  test('tells of sessions, without token and password', async () => {
    let token = '';
    const entries = await added(async () => {
      token = await site.signIn();
      await send('/api/auth/logout', { method: 'POST', headers: bearer(token) });
    });
    expect(entries.map(({ action }) => action)).toEqual(['signed-out', 'signed-in']);
    const text = JSON.stringify(entries);
    expect(text).not.toContain(token);
    expect(text).not.toContain(ADMIN.password);
  });

  test('says nothing of what was refused', async () => {
    const entries = await added(async () => {
      await send('/api/courses', formBody('POST', { ...course, title: '' }, auth));
      await send('/api/courses', formBody('POST', course));
      await remove('/api/courses/nope');
      await send('/api/auth/login', jsonBody('POST', { ...ADMIN, password: 'wrong' }));
    });
    expect(entries).toEqual([]);
  });

  test('goes on by its Link until nothing is left, each entry once, newest first', async () => {
    const found: AuditEntry[] = [];
    let query: string | undefined = '?limit=3';
    while (query) {
      const response: Response = await read(query);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const page: AuditEntry[] = await response.json();
      expect(page.length).toBeLessThanOrEqual(3);
      found.push(...page);
      query = /<\/api\/audit(\?[^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    }
    expect(found).toEqual(await list());
    expect(found.length).toBeGreaterThan(6);
    expect(found.map(({ at }) => at)).toEqual(
      found
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
  });

  test.each(['?limit=0', '?limit=101', '?limit=x', '?cursor=x', '?cursor=../x'])(
    'refuses %s',
    async (query) => {
      expect((await read(query)).status).toBe(400);
    },
  );

  test('is shown to nobody else, and changed by nobody', async () => {
    expect((await site.api('/api/audit')).status).toBe(401);
    for (const method of ['POST', 'PUT', 'DELETE']) {
      expect((await site.api('/api/audit', { method, headers: auth })).status).toBe(405);
    }
  });

  test('is not in the way of a change: when it cannot be written, the change stays and the log says so', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { fetch } = globalThis;
    const store = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation((input, init) =>
        /\/site:audit\/|\/audit\//.test(String(input)) && init?.method?.toUpperCase() === 'PUT'
          ? Promise.resolve(new Response(null, { status: 500 }))
          : fetch(input, init),
      );
    const answer = await site.api('/api/courses', formBody('POST', { ...course, title: 'Unseen' }, auth));
    await site.settled();
    const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)));
    log.mockClear();
    store.mockRestore();
    expect(answer.status).toBe(201);
    expect((await site.api('/api/courses/single/unseen')).status).toBe(200);
    expect(lines.map(({ event, action, target }) => [event, action, target])).toEqual([
      ['audit-entry-lost', 'created', 'unseen'],
    ]);
  });

  /** The store takes the record, and from then on nothing any more. */
  function goneOnceStored(real: typeof fetch): typeof fetch {
    let gone = false;
    return async (input, init) => {
      if (gone) throw new TypeError('fetch failed');
      gone =
        init?.method?.toUpperCase() === 'PUT' && /site:content\/(courses|carousel)\//.test(String(input));
      const answer = await real(input, init);
      if (gone) throw new TypeError('fetch failed');
      return answer;
    };
  }
  /** Everything is stored but the entry. */
  function withoutEntries(real: typeof fetch): typeof fetch {
    return async (input, init) =>
      init?.method?.toUpperCase() === 'PUT' && String(input).includes('/site:audit/')
        ? new Response(null, { status: 500 })
        : real(input, init);
  }

  test.each([
    ['course', 'was stored but not acknowledged', 503, goneOnceStored],
    ['course', 'came without its entry', 201, withoutEntries],
    ['carousel', 'was stored but not acknowledged', 503, goneOnceStored],
    ['carousel', 'came without its entry', 201, withoutEntries],
  ])('tells once of a new %s that %s, when it is sent again', async (kind, how, status, fault) => {
    const title = `It ${how}`;
    const fields: Record<string, string | File> =
      kind === 'course'
        ? { ...course, title }
        : { caption: title, company_id: '1', image: await pictureFile('png', { width: 8, height: 8 }) };
    const path = kind === 'course' ? '/api/courses' : '/api/carousel';
    const key = `${kind} ${how}`.replaceAll(' ', '-');
    const sendIt = () => site.api(path, formBody('POST', fields, { ...auth, 'idempotency-key': key }));
    const lost = await added(async () => {
      vi.stubGlobal('fetch', fault(globalThis.fetch));
      expect((await sendIt()).status).toBe(status);
      await site.settled();
      vi.unstubAllGlobals();
      vi.mocked(console.error).mockClear();
    });
    expect(lost).toEqual([]);
    let stored = { id: '', created_at: '' };
    const entries = await added(async () => {
      const answers = await Promise.all([sendIt(), sendIt()]);
      answers.push(await sendIt());
      expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201]);
      stored = await answers[0]?.json();
    });
    expect(entries).toMatchObject([{ action: 'created', kind, target: stored.id, at: stored.created_at }]);
  });

  test('gets its entry also when the change has used up the time of the request', async () => {
    const context = functionContext({
      request: new Request('https://site.example/'),
      params: {},
      ip: '127.0.0.1',
      deployId: 'test',
      siteUrl: 'https://site.example',
      waitUntil: () => {},
    });
    const entries = await added(() =>
      inRequestScope('production', async () => {
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8_000 });
        await audit({ context, user: { email: ADMIN.email } }, 'published');
        vi.useRealTimers();
      }),
    );
    expect(entries.map(({ action }) => action)).toEqual(['published']);
  });

  test('is kept for a year', async () => {
    const [newest] = await list('?limit=1');
    const written = Date.parse(newest?.at ?? '');
    const year = AUDIT_KEPT_DAYS * 24 * 60 * 60 * 1000;
    await eraseOldAuditEntries(written + year);
    expect((await list('?limit=1'))[0]).toEqual(newest);
    await eraseOldAuditEntries(written + year + 1);
    expect(await list()).toEqual([]);
    const { blobs } = await getStore({ name: 'audit', consistency: 'strong' }).list({ prefix: 'entries/' });
    expect(blobs).toEqual([]);
  });
});
