import { jsonBody } from '../../support/functions-site.ts';
import { type Property, verdict } from '../property.ts';
import { type Answer, startLaboratory } from '../support/laboratory.ts';
import type { Fault, Plan } from '../support/wire.ts';

const REQUESTS = { short: 15, long: 400 };
const COPIES = 6;
/** The first sending stops half-way, or stores and nobody hears of it. */
const LOST: Fault[] = ['fail before', 'lose the answer', 'hang after', 'cut the answer'];
/** The limit, the key and the enquiry are written, in this order. */
const WRITES = 4;

/** What becomes of each write of the first sending, from the `from`th on. */
const losing = (fault: Fault, from: number): Plan => {
  let writes = 0;
  return ({ kind }) => (kind === 'write' && writes++ >= from ? fault : undefined);
};

export const repeats: Property = {
  name: 'repeats',
  promise:
    'A request repeated under one Idempotency-Key, also at once and after a lost answer, is stored once',

  async run(size) {
    const laboratory = await startLaboratory();
    const instances = [await laboratory.instance(), await laboratory.instance()] as const;
    const auth = await laboratory.signIn(instances[0]);
    await laboratory.clear({ samples: false });
    const failures: string[] = [];

    async function once(number: number): Promise<void> {
      const message = `Request number ${number}`;
      const fields = { name: 'Mina Rai', email: 'mina@example.com', message, company_id: 1 };
      const send = (copy: number, plan?: Plan, body: object = fields): Promise<Answer> => {
        const init = jsonBody('POST', body, { 'idempotency-key': `request-${number}` });
        const ip = `10.${copy}.${Math.floor(number / 250)}.${number % 250}`;
        return laboratory.send(instances[copy % 2 ? 1 : 0], '/api/forms', { ...init, ip }, plan);
      };
      // One in three is first sent into a store whose answers get lost.
      if (number % 3 === 0) {
        const turn = number / 3;
        const from = 2 + turn + Math.floor(turn / LOST.length);
        await send(0, losing(LOST[turn % LOST.length] as Fault, from % WRITES));
      }
      const answers = await Promise.all(Array.from({ length: COPIES }, (_, copy) => send(copy)));
      if (answers.some(({ status }) => status !== 201))
        failures.push(`${message}: ${answers.map(({ status }) => status)}`);
      if (new Set(answers.map(({ text }) => text)).size !== 1)
        failures.push(`${message} is answered differently`);
      const other = await send(COPIES, undefined, { ...fields, message: `${message}, but another` });
      if (other.status !== 409) failures.push(`${message} with another body: ${other.status}`);
    }

    for (let number = 0; number < REQUESTS[size]; number++) await once(number);
    const list = await laboratory.send(instances[0], '/api/forms', { headers: auth });
    const listed = JSON.parse(list.text).map(({ message }: { message: string }) => message);
    if (listed.length !== REQUESTS[size] || new Set(listed).size !== REQUESTS[size])
      failures.push(`${listed.length} are stored, ${new Set(listed).size} of them different`);
    await laboratory.stop();
    return verdict(`${REQUESTS[size]} enquiries, each sent ${COPIES} times at once`, failures);
  },
};
