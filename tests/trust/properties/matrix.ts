import { Agent } from 'node:http';
import { SignJWT } from 'jose';
import { ADMIN } from '../../support/functions-site.ts';
import { type Property, verdict } from '../property.ts';
import { addressOf, type Documented, documentedCalls, METHODS } from '../support/documented.ts';
import { send } from '../support/http.ts';
import { signInAt } from '../support/own-server.ts';
import { wrongWith } from '../support/refusals.ts';
import { GIVEN_IDS, seededServer, TRIED_KINDS } from '../support/seeded-server.ts';

const TYPES = [
  undefined,
  'text/plain',
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
];

/** What a call takes; any other type answers 415, and this one with nonsense in it 400. Calls not named here read no body. */
const TAKES: Record<string, string> = {
  'POST /api/auth/login': 'application/json',
  'POST /api/courses': 'multipart/form-data; boundary=x',
  'PUT /api/courses/{id}': 'multipart/form-data; boundary=x',
  'POST /api/carousel': 'multipart/form-data; boundary=x',
  'PUT /api/carousel/{id}': 'multipart/form-data; boundary=x',
  'POST /api/carousel/order': 'application/json',
  'POST /api/forms': 'application/json',
  'PUT /api/forms/{id}': 'application/json',
  'POST /api/forms/{id}/answer': 'application/json',
  'POST /api/forms/delete': 'application/json',
  'POST /api/forms/restore': 'application/json',
  'POST /api/forms/state': 'application/json',
  'POST /api/people/find': 'application/json',
  'POST /api/people/erase': 'application/json',
  'PUT /api/notices/{company}': 'application/json',
  'PUT /api/publish/policy': 'application/json',
  'POST /api/records/{kind}': 'application/json',
  'PUT /api/records/{kind}/{id}': 'application/json',
  'POST /api/media': 'multipart/form-data; boundary=x',
  'POST /api/preview': 'application/json',
  'POST /api/restore': 'application/json',
  'POST /api/restore/end': 'application/json',
};
/** These would change what the other cells are asked of. */
const NOT_AS_ADMIN = new Set(['POST /api/auth/logout']);

export const matrix: Property = {
  name: 'matrix',
  promise: 'Every address × method × media type × state of the token answers as documented',

  /** The short form tries methods that an address does not know only once without a token and once with one. */
  async run(size) {
    const { own, url, auth, fill } = await seededServer();
    const ended = await signInAt(url);
    await send(url, '/api/auth/logout', { method: 'POST', headers: ended });
    const forged = new SignJWT().setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).setSubject(ADMIN.email);
    const secret = new TextEncoder().encode('a secret of somebody else, which is long enough');
    const tokens: Record<string, Record<string, string>> = {
      none: {},
      nonsense: { authorization: 'Bearer nonsense' },
      'another scheme': { authorization: `Basic ${btoa(`${ADMIN.email}:${ADMIN.password}`)}` },
      forged: { authorization: `Bearer ${await forged.sign(secret)}` },
      ended,
      valid: auth,
    };
    const agent = new Agent({ keepAlive: true });
    const failures: string[] = [];
    let cells = 0;

    async function cell(address: Documented[], path: string, method: string, token: string, type?: string) {
      const headers = { ...tokens[token], ...(type && { 'content-type': type }) };
      const answer = await send(url, path, {
        method,
        headers,
        agent,
        ...(!bodyless(method) && { body: 'nonsense' }),
      });
      cells++;
      const expected = expectation(address, method, token, type);
      const wrong = expected(answer.status) ? wrongWith(answer, method, path) : 'not as documented';
      const allowed = answer.status !== 405 || allows(String(answer.headers.allow), address);
      if (wrong || !allowed)
        failures.push(
          `${method} ${path}, ${type}, token ${token}: ${answer.status}, ${wrong ?? answer.headers.allow}`,
        );
    }

    const calls = await documentedCalls();
    for (const address of Map.groupBy(calls, ({ path }) => addressOf(path)).values()) {
      for (const method of METHODS) {
        const call = find(address, method);
        const documented = (call ?? address[0])?.path ?? '';
        for (const token of Object.keys(tokens)) {
          const name = `${method} ${call?.path}`;
          if (token === 'valid' && (NOT_AS_ADMIN.has(name) || (method === 'DELETE' && call))) continue;
          const isEither = ['none', 'valid'].includes(token);
          const isBrief = size === 'short' && !call;
          if (isBrief && !isEither) continue;
          // Who is refused is not asked what was sent.
          const types = bodyless(method) || isBrief || !isEither ? [undefined] : TYPES;
          for (const kind of documented.includes('{kind}') ? TRIED_KINDS : TRIED_KINDS.slice(0, 1)) {
            const path = fill(documented, kind);
            // Nobody makes a record of a kind whose ids are given.
            const taken = address.filter(
              (call) => !(GIVEN_IDS[kind] && call.method === 'POST' && call.path === '/api/records/{kind}'),
            );
            await Promise.all(types.map((type) => cell(taken, path, method, token, type)));
          }
        }
      }
    }
    agent.destroy();
    await own.remove();
    return verdict(`${calls.length} documented calls, ${cells} cells`, failures);
  },
};

const bodyless = (method: string) => method === 'GET' || method === 'HEAD';

const find = (address: Documented[], method: string) =>
  address.find((call) => call.method === (method === 'HEAD' ? 'GET' : method));

/** What the documentation lets one expect of a status. */
function expectation(address: Documented[], method: string, token: string, type?: string) {
  const call = find(address, method);
  if (!call) return (status: number) => status === 405;
  if (call.guarded && token !== 'valid') return (status: number) => status === 401;
  const takes = TAKES[`${call.method} ${call.path}`];
  if (takes) return (status: number) => status === (type === takes ? 400 : 415);
  return (status: number) => status < 500;
}

/** `Allow` names what the address takes, each once, and HEAD with GET. */
function allows(header: string, address: Documented[]): boolean {
  const methods = address.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return [...header.split(', ')].sort().join() === [...new Set(methods)].sort().join();
}
