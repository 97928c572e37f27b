import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Api, bearer, connectStore, type Init, signIn } from '../../support/functions-site.ts';
import { openMemoryStore } from '../../support/memory-store.ts';
import { installFaultFetch, type Plan } from './fault-fetch.ts';
import { type Instance, startInstance } from './instances.ts';
import { installVirtualTime } from './virtual-time.ts';

/** Where a build is asked for; the fault fetch answers. */
const HOOK = 'https://build.example/hook';
/** A mail server that is away: mails are noted, tried and left to wait. */
const MAIL = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Name Education <website@name-education.example>' };
/** Every test begins at this moment. */
const START = Date.parse('2026-11-01T00:00:00Z');
const calm: Plan = () => undefined;

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** How long it took, in the faultHarness's time. */
  ms: number;
}

/** Instances of harnesses that have stopped. To start one takes longer than most of what is asked of it. */
const free: Instance[] = [];

export type FaultHarness = Awaited<ReturnType<typeof startFaultHarness>>;

/**
 * The functions over a store whose every exchange can be made to fail, in a time that costs none. Nothing else
 * may be measured in this process until it is stopped.
 */
export async function startFaultHarness() {
  const store = openMemoryStore();
  connectStore(store);
  Object.assign(process.env, MAIL, { BUILD_HOOK_URL: HOOK });
  process.env.SITE_DIR = await mkdtemp(join(tmpdir(), 'pages-'));
  await writeFile(
    join(process.env.SITE_DIR, 'revision.json'),
    '{"revision":"none","built_at":"2026-01-01T00:00:00.000Z"}',
  );
  const time = installVirtualTime(START);
  const faultFetch = installFaultFetch(time);
  const instances: Instance[] = [];

  /** Sends one request to an instance, with the exchanges made for it under `plan`. */
  async function send(instance: Instance, path: string, init: Init, plan = calm): Promise<Answer> {
    const { result, ms } = await time.request(() =>
      faultFetch.under(plan, async () => {
        const answer = await instance.api(path, init);
        return { status: answer.status, headers: answer.headers, text: await answer.text() };
      }),
    );
    return { ...result, ms };
  }

  const apiOf =
    (instance: Instance): Api =>
    async (path, init) =>
      (await time.request(() => instance.api(path, init))).result;

  /** Lets the functions end what they do after they have answered. */
  async function settled(): Promise<void> {
    await Promise.all(instances.map((instance) => instance.settled()));
    await time.quiet();
  }

  return {
    time,
    send,
    settled,
    async instance(): Promise<Instance> {
      const instance = free.pop() ?? (await startInstance());
      instances.push(instance);
      return instance;
    },
    signIn: async (instance: Instance) => bearer(await signIn(apiOf(instance))),
    /** Empties the store but for the sessions, and goes back to the beginning of time. */
    async clear({ samples }: { samples: boolean }): Promise<void> {
      await settled();
      const { siteID, token, edgeURL } = store.context;
      const blobs = (method: string, path: string) =>
        time.real(() =>
          fetch(`${edgeURL}/${siteID}/site:${path}`, {
            method,
            headers: { authorization: `Bearer ${token}` },
            ...(method === 'PUT' && { body: 'cleared' }),
          }),
        );
      await Promise.all(
        ['content', 'enquiries', 'attempts', 'limits', 'publish', 'mail'].map((name) =>
          blobs('DELETE', name),
        ),
      );
      if (!samples) await blobs('PUT', 'content/seeded');
      faultFetch.forget();
      time.set(START);
    },
    async stop(): Promise<void> {
      await settled();
      faultFetch.restore();
      time.restore();
      await store.stop();
      free.push(...instances);
      await rm(process.env.SITE_DIR ?? '', { recursive: true });
      delete process.env.SITE_DIR;
      for (const name of [...Object.keys(MAIL), 'BUILD_HOOK_URL']) delete process.env[name];
    },
  };
}
