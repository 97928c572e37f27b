import { spawnSync } from 'node:child_process';

/** `npm test`: one part after the other, the quick ones first, until one fails. Then it says how long each took. */
const PARTS = ['lint', 'check', 'test:unit', 'test:trust -- --short', 'test:e2e'];

const lines: string[] = [];
const note = (name: string, started: number, end = '') =>
  lines.push(`${name.padEnd(24)}${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s${end}`);

const started = performance.now();
let status = 0;
for (const part of PARTS) {
  const begun = performance.now();
  status = spawnSync(`npm run ${part}`, { shell: true, stdio: 'inherit' }).status ?? 1;
  note(part, begun, status === 0 ? '' : '   failed');
  if (status !== 0) break;
}
note('all', started);
console.log(`\n${lines.join('\n')}`);
process.exit(status);
