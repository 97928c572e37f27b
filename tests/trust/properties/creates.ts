import { formBody } from '../../support/functions-site.ts';
import { type Property, verdict } from '../property.ts';
import { startFaultHarness } from '../support/fault-harness.ts';

const AT_ONCE = 200;
const ROUNDS = { short: 1, long: 20 };

/** Half of the courses ask for the same id, and two copies of the functions race for it. */
const titleOf = (round: number, place: number) =>
  place % 2 ? `Round ${round}` : `Round ${round} course ${place}`;

export const creates: Property = {
  name: 'creates',
  promise: `${AT_ONCE} courses created at once, ${ROUNDS.long} rounds: the list is what was acknowledged`,

  async run(size) {
    const faultHarness = await startFaultHarness();
    const instances = [await faultHarness.instance(), await faultHarness.instance()] as const;
    const auth = await faultHarness.signIn(instances[0]);
    const acknowledged: string[] = [];
    const failures: string[] = [];
    const create = async (round: number, place: number) => {
      const fields = { title: titleOf(round, place), description: `No ${place}`, company_id: '1' };
      const instance = instances[place < AT_ONCE / 2 ? 0 : 1];
      const { status, text } = await faultHarness.send(
        instance,
        '/api/courses',
        formBody('POST', fields, auth),
      );
      if (status === 201) acknowledged.push(JSON.parse(text).id);
      else failures.push(`round ${round}: ${status}`);
    };
    const listed = async (): Promise<string[]> =>
      JSON.parse((await faultHarness.send(instances[1], '/api/courses/1', { headers: auth })).text).map(
        ({ id }: { id: string }) => id,
      );
    const before = await listed();
    for (let round = 0; round < ROUNDS[size]; round++) {
      await Promise.all(Array.from({ length: AT_ONCE }, (_, place) => create(round, place)));
      const expected = [...before, ...acknowledged].sort();
      if (JSON.stringify((await listed()).sort()) !== JSON.stringify(expected))
        failures.push(`round ${round}: the list differs from what was acknowledged`);
    }
    await faultHarness.stop();
    return verdict(`${ROUNDS[size]} rounds, ${acknowledged.length} acknowledged and listed`, failures);
  },
};
