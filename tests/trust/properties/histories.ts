import { formBody, type Init } from '../../support/functions-site.ts';
import { isLinearizable, type Operation, type RecordOp, recordStep } from '../linearizability.ts';
import { type Property, verdict } from '../property.ts';
import type { Fault, Plan } from '../support/fault-fetch.ts';
import { type Answer, startFaultHarness } from '../support/fault-harness.ts';

const HISTORIES = { short: 80, long: 2000 };
const CLIENTS = 4;
const OPERATIONS_EACH = 3;
/** What may happen to an exchange of every other history. */
const FAULTS: Fault[] = ['fail before', 'lose the answer', '503', 'hang after'];

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const troubled: Plan = () => (Math.random() < 0.15 ? pick(FAULTS) : undefined);
const calm: Plan = () => undefined;

export const histories: Property = {
  name: 'histories',
  promise: `${HISTORIES.long} short histories of ${CLIENTS} clients that read, change and delete one course: all linearizable`,

  async run(size) {
    const faultHarness = await startFaultHarness();
    const instances = [await faultHarness.instance(), await faultHarness.instance()];
    const auth = await faultHarness.signIn(pick(instances));
    const failures: string[] = [];
    const answers = new Map<string, number>();
    for (let number = 0; number < HISTORIES[size]; number++) {
      const plan = number % 2 ? troubled : calm;
      const send = (path: string, init: Init, on = plan) =>
        faultHarness.send(pick(instances), path, init, on);
      const history = await record(number, send, auth);
      for (const { op } of history) {
        const name = op.kind === 'read' ? 'read' : `${op.kind} ${op.answer}`;
        answers.set(name, (answers.get(name) ?? 0) + 1);
      }
      if (!isLinearizable(history, 'first' as string | null, recordStep))
        failures.push(JSON.stringify(history));
    }
    await faultHarness.stop();
    const counts = [...answers].sort().map(([name, count]) => `${count} ${name}`);
    return verdict(`${HISTORIES[size]} histories (${counts.join(', ')})`, failures);
  },
};

type Send = (path: string, init: Init, plan?: Plan) => Promise<Answer>;

/** Lets several clients loose on one new course and writes down what they saw. */
async function record(number: number, send: Send, auth: Record<string, string>) {
  const fields = { title: `History ${number}`, description: 'first', company_id: '1' };
  const { id } = JSON.parse((await send('/api/courses', formBody('POST', fields, auth), calm)).text);
  const history: Operation<RecordOp>[] = [];
  /** What each ETag stands for, as far as anybody has been told. */
  const values = new Map<string, string>();
  let events = 0;

  const learn = (answer: Answer, value: string) => {
    const etag = answer.headers.get('etag');
    if (etag) values.set(etag, value);
  };
  const anyTag = () => (values.size > 0 && Math.random() < 0.5 ? pick([...values.keys()]) : undefined);
  const condition = (etag?: string) => ({ ...auth, ...(etag && { 'if-match': etag }) });
  const known = (etag?: string) => (etag ? { ifMatch: values.get(etag) } : {});

  async function read(): Promise<RecordOp | null> {
    const answer = await send(`/api/courses/single/${id}`, {});
    if (answer.status === 404) return { kind: 'read', saw: null };
    if (answer.status !== 200) return null;
    const { description } = JSON.parse(answer.text);
    learn(answer, description);
    return { kind: 'read', saw: description };
  }
  async function put(value: string): Promise<RecordOp> {
    const etag = anyTag();
    const answer = await send(`/api/courses/${id}`, formBody('PUT', { description: value }, condition(etag)));
    learn(answer, value);
    return { kind: 'put', value, ...known(etag), answer: outcome(answer.status) };
  }
  async function remove(): Promise<RecordOp> {
    const etag = anyTag();
    const answer = await send(`/api/courses/${id}`, { method: 'DELETE', headers: condition(etag) });
    return { kind: 'delete', ...known(etag), answer: outcome(answer.status) };
  }

  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      for (let turn = 0; turn < OPERATIONS_EACH; turn++) {
        const began = events++;
        const chance = Math.random();
        const op = await (chance < 0.45 ? read() : chance < 0.94 ? put(`${client}.${turn}`) : remove());
        // A read without an answer says nothing.
        if (!op) continue;
        const unknown = op.kind !== 'read' && op.answer === 'unknown';
        history.push({ began, ended: unknown ? Number.POSITIVE_INFINITY : events++, op });
      }
    }),
  );
  return history;
}

function outcome(status: number) {
  if (status === 200 || status === 204) return 'done';
  if (status === 404) return 'missing';
  return status === 412 ? 'refused' : 'unknown';
}
