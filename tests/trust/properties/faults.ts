import fc from 'fast-check';
import { pictureFile } from '../../support/pictures.ts';
import { Model } from '../model/model.ts';
import { known, type Sequence, sequences } from '../model/steps.ts';
import type { Property } from '../property.ts';
import { startFaultHarness } from '../support/fault-harness.ts';

const SEQUENCES = { short: 100, long: 10_000 };
/** A sequence takes a tenth of a second of the real time. One that takes this long waits for what never comes. */
const STUCK_MS = 30_000;
/** The long form takes a quarter of an hour: it says how far it is each time so many are done. */
const TOLD_EACH = 1_000;

const tell = (what: string) => process.stderr.write(`faults: ${what}\n`);

export const faults: Property = {
  name: 'faults',
  promise: `${SEQUENCES.long} sequences of calls over a store that fails in ten ways: no answer is untrue, each comes within 8 s`,

  async run(size) {
    const faultHarness = await startFaultHarness();
    const instances = [await faultHarness.instance(), await faultHarness.instance()];
    const bystander = await faultHarness.instance();
    const auth = await faultHarness.signIn(bystander);
    const picture = await pictureFile('png', { width: 8, height: 8 });
    let number = 0;
    let steps = 0;
    /** Time stands still for good then, and no other sequence can say anything. */
    let isStuck = false;

    async function play({ samples, steps: wanted }: Sequence): Promise<void> {
      await faultHarness.clear({ samples });
      const model = new Model({ faultHarness, instances, auth, picture, number: number++ });
      if (samples) await model.adoptSamples();
      for (const step of wanted) await model.take(step);
      steps += wanted.length;
      await faultHarness.settled();
      await model.compareAll(bystander);
      if (number % TOLD_EACH === 0) tell(`${number} sequences, ${steps} calls`);
    }

    // What has failed is told at once: looking for a smaller example may take longer than all before.
    async function run(sequence: Sequence): Promise<void> {
      if (isStuck) return;
      let watch: NodeJS.Timeout | undefined;
      const stuck = new Promise<never>((_, reject) => {
        watch = setTimeout(() => {
          isStuck = true;
          reject(new Error('Nothing goes on any more.'));
        }, STUCK_MS);
      });
      try {
        await Promise.race([play(sequence), stuck]);
      } catch (error) {
        tell(`${error} in ${JSON.stringify(sequence)}`);
        throw error;
      } finally {
        clearTimeout(watch);
      }
    }

    // TRUST_SEED and TRUST_PATH repeat what a failure has printed.
    const { TRUST_SEED, TRUST_PATH } = process.env;
    const outcome = await fc.check(fc.asyncProperty(sequences, run), {
      numRuns: SEQUENCES[size],
      examples: known.map((sequence): [Sequence] => [sequence]),
      ...(TRUST_SEED && { seed: Number(TRUST_SEED) }),
      ...(TRUST_PATH && { path: TRUST_PATH, endOnFailure: true }),
    });
    await faultHarness.stop();
    const done = `${outcome.numRuns} sequences, ${steps} calls, seed ${outcome.seed}`;
    if (!outcome.failed) return { measured: `${done}: 0 divergences`, ok: true };
    const failure = outcome.errorInstance instanceof Error ? outcome.errorInstance.stack : 'interrupted';
    return {
      measured: `${done}, TRUST_PATH=${outcome.counterexamplePath}: ${failure} in ${JSON.stringify(outcome.counterexample)}`,
      ok: false,
    };
  },
};
