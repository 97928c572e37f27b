import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { SIGN_IN_TRIES, TOTP_PERIOD_SECONDS } from '../../src/domain/limits.ts';
import { codesOf } from '../../src/server/auth/one-time-code.ts';
import { passwordFits } from '../../src/server/auth/password.ts';
import { ADMIN, jsonBody, startSite } from '../support/site.ts';

vi.mock('../../src/server/auth/password.ts', async (original) => {
  const real = await original<typeof import('../../src/server/auth/password.ts')>();
  return { ...real, passwordFits: vi.fn(real.passwordFits) };
});

/** That of RFC 6238, appendix B: "12345678901234567890". */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const STEP = TOTP_PERIOD_SECONDS * 1000;

let site: Awaited<ReturnType<typeof startSite>>;
/** Runs ahead test by test, since a code that was used up stays so; always in the middle of a step. */
let now = Math.ceil(Date.now() / STEP) * STEP + STEP / 2;
beforeAll(async () => {
  site = await startSite();
  process.env.ADMIN_TOTP_SECRET = SECRET;
});
afterAll(() => site.stop());
beforeEach(() => passTime(10 * STEP));

function passTime(ms: number) {
  now += ms;
  vi.useFakeTimers({ toFake: ['Date'], now });
}
let address = 0;
const login = (body: object, ip = `10.9.0.${++address}`) =>
  site.api('/api/auth/login', { ...jsonBody('POST', body), ip });
/** The code of now, or of some steps before or after. */
const codeAt = (steps = 0) => codesOf(SECRET).generate({ timestamp: now + steps * STEP });
const status = async (code: string, more: object = {}) => (await login({ ...ADMIN, code, ...more })).status;

describe('with ADMIN_TOTP_SECRET', () => {
  test('makes the codes of RFC 6238', () => {
    for (const [seconds, code] of [
      [59, '287082'],
      [1_111_111_109, '081804'],
      [1_234_567_890, '005924'],
      [20_000_000_000, '353130'],
    ] as const) {
      expect(codesOf(SECRET).generate({ timestamp: seconds * 1000 })).toBe(code);
    }
  });

  test('a right password needs a right code', async () => {
    expect(await status(codeAt())).toBe(200);
  });

  test('the code may be typed in groups', async () => {
    const code = codeAt();
    expect(await status(`${code.slice(0, 3)} ${code.slice(3)}`)).toBe(200);
  });

  test('no code is answered by asking for one, whether or not the password is right', async () => {
    vi.mocked(passwordFits).mockClear();
    const answers = [];
    for (const body of [ADMIN, { ...ADMIN, password: 'wrong' }, { ...ADMIN, email: 'nobody@example.com' }]) {
      const response = await login(body);
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
      answers.push(await response.json());
    }
    const message = 'Enter the code of your authenticator app as well.';
    expect(answers).toEqual(Array(3).fill({ message, errors: [{ field: 'code', msg: message }] }));
    // Not even looked at: so nothing can be learnt, and nothing has to be counted.
    expect(passwordFits).not.toHaveBeenCalled();
  });

  test('a wrong code, a wrong password and an unknown email are answered alike', async () => {
    const wrong = String((Number(codeAt()) + 1) % 1_000_000).padStart(6, '0');
    const bodies = [];
    for (const body of [
      { ...ADMIN, code: wrong },
      { ...ADMIN, password: 'wrong', code: codeAt() },
      { ...ADMIN, email: 'nobody@example.com', code: codeAt() },
    ]) {
      const response = await login(body);
      expect(response.status).toBe(401);
      bodies.push(await response.json());
    }
    const message = 'The email, the password or the code is not right.';
    expect(bodies).toEqual(Array(3).fill({ message }));
    expect(passwordFits).toHaveBeenCalledTimes(3);
    // None of them has used the code up.
    expect(await status(codeAt())).toBe(200);
  });

  test.each([-1, 1])('the code of a step of %i counts, for clocks that differ', async (steps) => {
    expect(await status(codeAt(steps))).toBe(200);
  });

  test.each([-2, 2, 1000])('the code of a step of %i does not', async (steps) => {
    expect(await status(codeAt(steps))).toBe(401);
  });

  test('a code counts once', async () => {
    const code = codeAt();
    expect(await status(code)).toBe(200);
    expect(await status(code)).toBe(401);
    expect(await status(codeAt(-1))).toBe(401);
    passTime(STEP);
    expect(await status(code)).toBe(401);
    expect(await status(codeAt())).toBe(200);
  });

  test('a clock that was ahead refuses no code of now, and each still counts once', async () => {
    const right = now;
    passTime(2 * 24 * 60 * 60_000);
    expect(await status(codeAt())).toBe(200);
    now = right;
    passTime(0);
    const code = codeAt();
    expect(await status(code)).toBe(200);
    expect(await status(code)).toBe(401);
    expect(await status(codeAt(-1))).toBe(401);
    passTime(STEP);
    expect(await status(codeAt())).toBe(200);
  });

  test('a code counts once of twenty sent at the same time', async () => {
    const codes = await Promise.all(Array.from({ length: 20 }, () => status(codeAt())));
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 401)).toHaveLength(19);
  });

  test('wrong codes close the door like wrong passwords', async () => {
    const wrong = String((Number(codeAt()) + 1) % 1_000_000).padStart(6, '0');
    for (let n = 0; n < SIGN_IN_TRIES; n++) {
      expect((await login({ ...ADMIN, code: wrong }, '10.9.1.1')).status).toBe(401);
    }
    expect((await login({ ...ADMIN, code: codeAt() }, '10.9.1.1')).status).toBe(429);
  });

  test.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '-12345'])('"%s" is no code', async (code) => {
    const response = await login({ ...ADMIN, code });
    expect(response.status).toBe(400);
    expect((await response.json()).errors).toEqual([{ field: 'code', msg: 'Code must have 6 digits.' }]);
  });

  test('the secret may be written in groups and small letters', async () => {
    vi.stubEnv('ADMIN_TOTP_SECRET', SECRET.toLowerCase().replaceAll(/.{4}/g, '$& '));
    expect(await status(codeAt())).toBe(200);
    vi.unstubAllEnvs();
  });
});

test('without it no code is asked for, and one that is sent means nothing', async () => {
  vi.stubEnv('ADMIN_TOTP_SECRET', '');
  expect((await login(ADMIN)).status).toBe(200);
  expect(await status('000000')).toBe(200);
  vi.unstubAllEnvs();
});
