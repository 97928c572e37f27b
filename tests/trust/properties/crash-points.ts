import { ADMIN } from '../../support/functions-site.ts';
import { KINDS } from '../../support/kinds.ts';
import { pictureFile } from '../../support/pictures.ts';
import { type Call, type Operation, operations } from '../model/operations.ts';
import { type Property, verdict } from '../property.ts';
import type { Plan } from '../support/fault-fetch.ts';
import { type Answer, type FaultHarness, startFaultHarness } from '../support/fault-harness.ts';

/** The short form tries every seventh call, beginning with another one in each operation. */
const STEP = { short: 7, long: 1 };

/**
 * The long form starts other instances after so many. Not more often: starting takes longer than all the rest, and what
 * instances have loaded stays in memory.
 */
const FRESH_EVERY = 15;

/** Lets the first `calls` exchanges through and none after them: as far as the store can see, a crash. */
function cutAfter(calls: number): { plan: Plan; count(): number } {
  let count = 0;
  return { plan: () => (count++ < calls ? undefined : 'fail before'), count: () => count };
}

export const crashPoints: Property = {
  name: 'crash-points',
  promise:
    'A crash after any call that a write operation makes leaves the state before or the state after it',

  async run(size) {
    const faultHarness = await startFaultHarness();
    const picture = await pictureFile('png', { width: 8, height: 8 });
    const failures: string[] = [];
    let points = 0;
    let turn = 0;
    const all = operations(ADMIN);
    const auth = await faultHarness.signIn(await faultHarness.instance());
    let people = await startPeople(faultHarness);
    for (const [index, operation] of all.entries()) {
      const attempt = async (calls: number) => {
        if (size === 'long' && turn++ % FRESH_EVERY === 0) people = await startPeople(faultHarness);
        return act({ faultHarness, operation, picture, auth, people }, calls);
      };
      const whole = await attempt(Number.POSITIVE_INFINITY);
      if (whole.answer.status >= 300) failures.push(`${operation.name}: ${whole.answer.status}`);
      if (whole.after === whole.before && operation.name !== 'sign in')
        failures.push(`${operation.name} changes nothing that can be seen`);
      for (let calls = index % STEP[size]; calls < whole.calls; calls += STEP[size], points++) {
        const cut = await attempt(calls);
        const name = `${operation.name}, cut after ${calls} of ${whole.calls} calls`;
        if (cut.after !== whole.before && cut.after !== whole.after) failures.push(`${name}: ${cut.after}`);
        if (cut.answer.status < 300 && cut.after !== whole.after) failures.push(`${name} is acknowledged`);
        if (cut.again >= 500) failures.push(`${name}: repeated, it answers ${cut.again}`);
      }
    }
    await faultHarness.stop();
    return verdict(`${all.length} operations, ${points} crash points`, failures);
  },
};

/** Instances of the functions: one acts, one only looks, one repeats what was cut off. */
const startPeople = async (faultHarness: FaultHarness) => ({
  actor: await faultHarness.instance(),
  watcher: await faultHarness.instance(),
  successor: await faultHarness.instance(),
});

interface Scene {
  faultHarness: FaultHarness;
  operation: Operation;
  picture: File;
  auth: Record<string, string>;
  people: Awaited<ReturnType<typeof startPeople>>;
}

/** Prepares, acts with a cut, and looks at what has become of it with an instance that has taken no part. */
async function act({ faultHarness, operation, picture, auth, people }: Scene, calls: number) {
  const { actor, watcher, successor } = people;
  await faultHarness.clear({ samples: operation.fresh ?? false });
  const make = ({ path, init }: Call) => faultHarness.send(actor, path, init);
  const call = await operation.prepare(make, auth, picture);
  await faultHarness.settled();
  const look = ({ path, init }: Call) => faultHarness.send(watcher, path, init);
  const before = await seen(look, operation, call, auth);
  const cut = cutAfter(calls);
  const answer = await faultHarness.send(actor, call.path, call.init, cut.plan);
  await faultHarness.settled();
  const after = await seen(look, operation, call, auth);
  const again = (await faultHarness.send(successor, call.path, call.init)).status;
  return { before, after, answer, again, calls: cut.count() };
}

/** The state, without the times and random names that no two runs share. */
async function seen(
  look: (call: Call) => Promise<Answer>,
  { view }: Operation,
  call: Call,
  auth: Record<string, string>,
): Promise<string> {
  if (view) {
    const { status, text } = await look(view(call));
    return `${status} ${JSON.parse(text).state ?? text}`;
  }
  const paths = [
    '/api/courses/1',
    '/api/courses/2',
    '/api/carousel/1',
    '/api/carousel/2',
    ...KINDS.map(({ name }) => `/api/records/${name}`),
    '/api/forms',
  ];
  const states: string[] = [];
  for (const path of paths) {
    const { status, text } = await look({ path, init: { headers: auth } });
    const entries: Record<string, unknown>[] = JSON.parse(text);
    states.push(`${status}`);
    for (const { id, reference, created_at, updated_at, submitted_at, ...rest } of entries)
      states.push(JSON.stringify(rest));
  }
  return states.join('\n');
}
