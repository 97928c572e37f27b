import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { formBody } from '../../support/functions-site.ts';
import type { ServerProcess } from '../../support/server-process.ts';
import { type Property, verdict } from '../property.ts';
import { ownServer, signInAt } from '../support/own-server.ts';

const MINUTES = 10;
const SAMPLES = 30;
/** More than this, from the middle of the time to its end, would be a leak. */
const GROWTH = 0.1;
const MB = 1024 * 1024;

export const memory: Property = {
  name: 'memory',
  longOnly: true,
  promise: 'Memory stays flat over 10 minutes of reading and changing',

  async run() {
    const own = await ownServer('bare');
    const server = await own.start();
    const auth = await signInAt(server.url);
    const reading = autocannon({
      url: server.url,
      connections: 10,
      duration: Math.ceil(MINUTES * 60),
      timeout: 30,
      requests: ['/api/courses/1', '/api/carousel/2', '/api/revision', '/course/none'].map((path) => ({
        path,
      })),
    });
    const samples: number[] = [];
    for (let sample = 0; sample < SAMPLES; sample++) {
      const fields = { title: `Course ${sample}`, description: 'x', company_id: '1' };
      const { id } = await (await fetch(`${server.url}/api/courses`, formBody('POST', fields, auth))).json();
      await fetch(`${server.url}/api/courses/${id}`, { method: 'DELETE', headers: auth });
      await sleep((MINUTES * 60_000) / SAMPLES);
      samples.push(await heldMemory(server));
    }
    const { requests } = await reading;
    await own.remove();

    // What is held after a collection, as medians: one sample says little, and a start is no leak.
    const [middle, end] = [samples.slice(SAMPLES / 3, (SAMPLES * 2) / 3), samples.slice(-SAMPLES / 3)];
    const growth = median(end) / median(middle) - 1;
    const measured = `${requests.total} requests; ${Math.round(median(middle) / MB)} MB in the middle third, ${Math.round(median(end) / MB)} MB in the last (${(growth * 100).toFixed(1)} %, at most ${GROWTH * 100} %)`;
    return verdict(measured, growth > GROWTH ? ['it grows'] : []);
  },
};

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Memory of the process after it has collected its garbage, in bytes. */
async function heldMemory({ process: server, output }: ServerProcess): Promise<number> {
  const lines = () => [...output().matchAll(/^memory (\d+)$/gm)];
  const before = lines().length;
  server.kill('SIGUSR2');
  while (lines().length === before) await once(server.stdout as NonNullable<typeof server.stdout>, 'data');
  return Number(lines().at(-1)?.[1]);
}
