import type { Context } from '@netlify/functions';
import { LOGIN_TEXTS } from '#texts/login';
import login from '../../netlify/functions/auth-login.ts';
import { functionContext } from '../../netlify/local/function-context.ts';
import { SIGN_IN_WINDOW_SECONDS } from '../../src/domain/limits.ts';
import { hashPassword } from '../../src/server/auth/password.ts';
import { setEnvironment } from '../support/environment.ts';
import { openMemoryStore } from '../support/memory-store.ts';
import { cropped, welchT } from './support/welch.ts';

/** Above this the two would be told apart (dudect, "Dude, is my code constant time?"). */
export const T_LIMIT = 4.5;

/** The slowest tenth is left out: garbage collection and other processes. */
const KEPT = 0.9;
const WARM_UP = 20;

/** Of the same length, so that only what is done with them differs. */
const KNOWN = 'office@name-education.example';
const UNKNOWN = 'nobody@name-education.example';

/**
 * Some milliseconds instead of 200, so that thousands can be measured: the hash that is configured decides what a
 * check costs. The cheaper the hash, the less a leak stands out from the rest, so this is the stricter test.
 */
const CHEAP = { N: 2 ** 11, r: 8, p: 1 };

type Handler = (request: Request, context: Context) => Promise<Response>;

export interface Timing {
  /** Welch's t of unknown email against wrong password, in milliseconds an answer. */
  t: number;
  pairs: number;
  /** Milliseconds, of what was kept. */
  unknown: number;
  wrong: number;
  /** Whether status and text were the same every time. */
  alike: boolean;
}

/** What a careless handler would do: an unknown email costs no hash. */
const careless: Handler = async (request, context) => {
  const { email } = await request.clone().json();
  if (email === KNOWN) return login(request, context);
  return Response.json({ message: LOGIN_TEXTS.wrong }, { status: 401 });
};

/**
 * Measures whether signing in tells an unknown email from a wrong password: both are tried in pairs, in random
 * order, against the real handler over a store in memory. Time jumps from pair to pair, so that no limit on tries is met.
 * @param leak measures a handler that does not hash for unknown emails, to prove that this would be found
 */
export async function run({ pairs, leak = false }: { pairs: number; leak?: boolean }): Promise<Timing> {
  const store = openMemoryStore();
  const restore = setEnvironment({
    NETLIFY_BLOBS_CONTEXT: store.encodedContext,
    ADMIN_EMAIL: KNOWN,
    ADMIN_PASSWORD_HASH: await hashPassword('a long pass phrase', CHEAP),
    ADMIN_TOTP_SECRET: '',
    JWT_SECRET: 'a secret that is long enough for a test',
  });
  const realNow = Date.now;
  let skipped = 0;
  Date.now = () => realNow() + skipped;
  try {
    return await measure(leak ? careless : login, pairs, () => {
      skipped += (SIGN_IN_WINDOW_SECONDS + 1) * 1000;
    });
  } finally {
    Date.now = realNow;
    restore();
    await store.stop();
  }
}

async function measure(handler: Handler, pairs: number, next: () => void): Promise<Timing> {
  const times: Record<string, number[]> = { [KNOWN]: [], [UNKNOWN]: [] };
  const answers = new Set<string>();
  for (let pair = -WARM_UP; pair < pairs; pair++) {
    const order = Math.random() < 0.5 ? [KNOWN, UNKNOWN] : [UNKNOWN, KNOWN];
    for (const email of order) {
      next();
      const { ms, answer } = await tryOnce(handler, email);
      if (pair >= 0) times[email]?.push(ms);
      answers.add(answer);
    }
  }
  const [unknown, wrong] = cropped(times[UNKNOWN] ?? [], times[KNOWN] ?? [], KEPT);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const alike = answers.size === 1 && [...answers][0]?.startsWith('401 ') === true;
  return { t: welchT(unknown, wrong), pairs, unknown: mean(unknown), wrong: mean(wrong), alike };
}

async function tryOnce(handler: Handler, email: string): Promise<{ ms: number; answer: string }> {
  const request = new Request('https://site.example/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'not the password' }),
  });
  const context = functionContext({
    request,
    params: {},
    ip: '203.0.113.9',
    deployId: 'test',
    siteUrl: 'https://site.example',
    waitUntil: () => {},
  });
  const started = performance.now();
  const response = await handler(request, context);
  const text = await response.text();
  return { ms: performance.now() - started, answer: `${response.status} ${text}` };
}
