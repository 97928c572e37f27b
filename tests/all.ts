import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * `npm test`: the parts one after the other, the quick one first, until one fails. Those of one line run side by side,
 * since none of them keeps every core busy. What the last one prints comes at once, what another prints when it ends.
 * At the end stands how long each took.
 */
const PARTS = [['lint'], ['check', 'test:trust -- --short', 'test:unit', 'test:e2e']];

const seconds = (started: number) => ((performance.now() - started) / 1000).toFixed(0).padStart(5);
const times: string[] = [];

async function run(part: string, aside: boolean): Promise<boolean> {
  const started = performance.now();
  const child = spawn(`npm run ${part}`, { shell: true, stdio: aside ? 'pipe' : 'inherit' });
  const printed: Buffer[] = [];
  child.stdout?.on('data', (chunk) => printed.push(chunk));
  child.stderr?.on('data', (chunk) => printed.push(chunk));
  const [status] = await once(child, 'close');
  process.stdout.write(Buffer.concat(printed));
  times.push(`${part.padEnd(24)}${seconds(started)} s${status === 0 ? '' : '   failed'}`);
  return status === 0;
}

const started = performance.now();
let passed = true;
for (const parts of PARTS) {
  const ends = await Promise.all(parts.map((part, place) => run(part, place < parts.length - 1)));
  passed = ends.every(Boolean);
  if (!passed) break;
}
console.log(`\n${[...times, `${'all'.padEnd(24)}${seconds(started)} s`].join('\n')}`);
process.exit(passed ? 0 : 1);
