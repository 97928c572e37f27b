import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { type Mutation, mutations } from '../mutations.ts';
import { type Property, verdict } from '../property.ts';
import { withFault } from '../support/syntax.ts';

/** Neither sources nor anything that a test reads. */
const LEFT_OUT = new Set([
  'node_modules',
  '.git',
  '.data',
  'dist',
  '.astro',
  'playwright-report',
  'test-results',
]);
const TRUST = 'trust:';

export const mutation: Property = {
  name: 'mutation',
  promise: `The tests catch each of ${mutations.length} faults put into the sources on purpose`,

  /** The short form only sees to it that each fault can still be put where it belongs. */
  async run(size) {
    const failures: string[] = [];
    for (const { name, file, within, edit } of mutations) {
      try {
        withFault(await readFile(file, 'utf8'), within, edit);
      } catch (error) {
        failures.push(`"${name}" cannot be put into ${file}: ${error}`);
      }
    }
    if (size === 'short' || failures.length > 0)
      return verdict(`${mutations.length} faults can be put in (the long form runs the tests)`, failures);

    const copy = await copyOfTheSources();
    for (const tests of new Set(mutations.map(({ caughtBy }) => caughtBy)))
      if (!(await passes(copy, tests))) failures.push(`${tests} fails without any fault`);
    for (const mutation of mutations) {
      const mend = await damage(copy, mutation);
      const caught = !(await passes(copy, mutation.caughtBy));
      process.stderr.write(`mutation: ${caught ? 'caught' : 'NOT CAUGHT'}: ${mutation.name}\n`);
      if (!caught) failures.push(`"${mutation.name}" is not caught by ${mutation.caughtBy}`);
      await mend();
    }
    await rm(copy, { recursive: true, force: true });
    return verdict(`${mutations.length} faults put in, one at a time`, failures);
  },
};

async function copyOfTheSources(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'mutated-'));
  await cp('.', copy, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  await symlink(resolve('node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** @returns what takes the fault out again */
async function damage(copy: string, { file, within, edit }: Mutation): Promise<() => Promise<void>> {
  const path = join(copy, file);
  const right = await readFile(path, 'utf8');
  await writeFile(path, withFault(right, within, edit));
  return () => writeFile(path, right);
}

/** Whether tests pass in a copy of the sources. A test that does not end has failed. */
async function passes(copy: string, tests: string): Promise<boolean> {
  const program = tests.startsWith(TRUST)
    ? ['--import', 'tsx', 'tests/trust/run.ts', '--short', '--only', tests.slice(TRUST.length)]
    : ['node_modules/vitest/vitest.mjs', 'run', '--bail', '1', tests];
  const child = spawn(process.execPath, program, { cwd: copy, stdio: 'ignore', timeout: 300_000 });
  return new Promise((done) => child.once('exit', (code) => done(code === 0)));
}
