import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startServer } from '../support/server-process.ts';

const ROUNDS = 50;
const ADMIN = { email: 'office@name-education.example', password: 'a password for the tests' };

/** Sends JSON from an address of this machine's own, so that the limit of one visitor does not apply. */
const post = (url: string, body: object, localAddress: string) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const sent = request(
      url,
      { method: 'POST', localAddress, headers: { 'content-type': 'application/json' } },
      (answer) => {
        let text = '';
        answer
          .on('data', (chunk) => (text += chunk))
          .on('end', () => resolve({ status: answer.statusCode ?? 0, body: text }));
      },
    );
    sent.on('error', reject).end(JSON.stringify(body));
  });

test(`an acknowledged enquiry is there after kill -9 and a new start, ${ROUNDS} times in a row`, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'killed-'));
  const settings = {
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    JWT_SECRET: 'a secret for the tests that is long enough',
  };
  const acknowledged: string[] = [];
  let token = '';
  for (let round = 0; round < ROUNDS; round++) {
    const server = await startServer(settings);
    token ||= JSON.parse((await post(`${server.url}/api/auth/login`, ADMIN, '127.0.0.1')).body).token;
    const listed = await fetch(`${server.url}/api/forms`, { headers: { authorization: `Bearer ${token}` } });
    const kept = (await listed.json()).map(({ id }: { id: string }) => id);
    expect(kept.toSorted()).toEqual(acknowledged.toSorted());
    const enquiry = {
      name: `Visitor ${round}`,
      email: 'v@example.com',
      message: 'Is it still there?',
      company_id: 1,
    };
    const answer = await post(`${server.url}/api/forms`, enquiry, `127.0.1.${round + 1}`);
    await server.kill();
    expect(answer.status).toBe(201);
    acknowledged.push(JSON.parse(answer.body).id);
  }
  await rm(dataDir, { recursive: true, force: true });
}, 300_000);
