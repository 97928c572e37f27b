import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { formBody } from '../../support/functions-site.ts';
import { noise } from '../../support/pictures.ts';
import { type Property, verdict } from '../property.ts';
import { send } from '../support/http.ts';
import { ownServer, signInAt } from '../support/own-server.ts';

const AMOUNTS = {
  short: { courses: 60, seconds: 1, flood: 200, uploads: 10 },
  long: { courses: 500, seconds: 30, flood: 1000, uploads: 100 },
};
/** What a server may say when it has too much to do. */
const BUSY = new Set([429, 503]);
const RECOVERED_MS = 5_000;

export const load: Property = {
  name: 'load',
  promise:
    '500 courses listed over 100 connections for 30 s: no error. 1,000 connections and 100 slow uploads: served or told to wait, never a crash, recovered in 5 s',

  async run(size) {
    const amounts = AMOUNTS[size];
    const own = await ownServer('bare');
    const server = await own.start();
    const { url } = server;
    const auth = await signInAt(url);
    const failures: string[] = [];
    for (let number = 0; number < amounts.courses; number++) {
      const fields = { title: `Course ${number}`, description: 'x'.repeat(400), company_id: '1' };
      const { status } = await fetch(`${url}/api/courses`, formBody('POST', fields, auth));
      if (status !== 201) failures.push(`course ${number}: ${status}`);
    }

    const list = { url: `${url}/api/courses/1`, duration: amounts.seconds, timeout: 30 };
    const calm = await autocannon({ ...list, connections: 100 });
    if (calm.errors + calm.timeouts + calm.non2xx > 0)
      failures.push(`${calm.errors} errors and ${calm.non2xx} refusals at 100 connections`);

    const picture = await noise({ width: 300, height: 200 });
    const uploads = Array.from({ length: amounts.uploads }, (_, number) =>
      slowUpload(url, auth, picture, `Slow ${number}`, amounts.seconds * 1000),
    );
    const flood = await autocannon({ ...list, connections: amounts.flood });
    const answers = await Promise.all(uploads);
    const refused = Object.entries(flood.statusCodeStats ?? {}).filter(
      ([status]) => status !== '200' && !BUSY.has(Number(status)),
    );
    if (refused.length > 0 || flood.errors > 0)
      failures.push(`the flood: ${flood.errors} errors, ${JSON.stringify(refused)}`);
    const failed = answers.filter((status) => status !== 201 && !BUSY.has(status));
    if (failed.length > 0) failures.push(`slow uploads: ${failed}`);
    const recovery = await recovered(url);
    if (recovery > RECOVERED_MS) failures.push(`not recovered after ${RECOVERED_MS} ms`);
    if (server.process.exitCode !== null)
      failures.push(`the server has ended: ${server.output().slice(-500)}`);
    await own.remove();

    const rate = Math.round(calm.requests.average);
    return verdict(
      `${calm.requests.total} lists of ${amounts.courses} courses in ${amounts.seconds} s (${rate}/s, p99 ${calm.latency.p99} ms); ` +
        `flood of ${amounts.flood}: ${flood['2xx']} served, ${answers.filter((status) => status === 201).length} of ${answers.length} slow uploads stored; ` +
        `answers in time again after ${Math.round(recovery)} ms`,
      failures,
    );
  },
};

/** Sends a picture in small pieces over a long time. @returns the status of the answer, 0 when there is none */
async function slowUpload(
  url: string,
  auth: Record<string, string>,
  picture: Buffer,
  title: string,
  ms: number,
): Promise<number> {
  const fields = {
    title,
    description: 'x',
    company_id: '1',
    image: new File([new Uint8Array(picture)], 'a.png', { type: 'image/png' }),
  };
  const form = new Response(formBody('POST', fields).body);
  const type = form.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await form.arrayBuffer());
  const headers = { ...auth, 'content-type': type, 'content-length': bytes.length };
  const outgoing = request(`${url}/api/courses`, { method: 'POST', headers });
  const answered = new Promise<number>((resolve) => {
    outgoing
      .on('response', (answer) => resolve(answer.resume().statusCode ?? 0))
      .on('error', () => resolve(0));
  });
  const pieces = 20;
  for (let piece = 0; piece < pieces; piece++) {
    outgoing.write(bytes.subarray((bytes.length * piece) / pieces, (bytes.length * (piece + 1)) / pieces));
    await sleep(ms / pieces);
  }
  outgoing.end();
  return answered;
}

/** How long it takes until an ordinary request is answered within a second again, in ms. */
async function recovered(url: string): Promise<number> {
  const began = performance.now();
  for (;;) {
    const { status, ms } = await send(url, '/api/courses/2');
    if ((status === 200 && ms < 1000) || performance.now() - began > RECOVERED_MS * 2)
      return performance.now() - began;
  }
}
