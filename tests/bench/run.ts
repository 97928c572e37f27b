import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { apiSection } from './api.ts';
import { buildSection } from './build-scaling.ts';
import { intakesSection } from './intakes.ts';
import { pageSection } from './pages.ts';
import { paintSection } from './paint.ts';
import type { Section } from './section.ts';

/**
 * `npm run bench` measures everything, `npm run bench -- api` only what is named, and writes a report: the figures of
 * one machine at one time. A further bench is one more line here.
 */
const BENCHES: Record<string, () => Promise<Section>> = {
  pages: () => pageSection(),
  paint: () => paintSection(),
  api: () => apiSection(),
  builds: () => buildSection(),
  intakes: () => intakesSection(),
};
const REPORT = '.data/bench.md';

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in BENCHES));
if (unknown.length > 0) throw new Error(`No such bench: ${unknown.join(', ')}.`);

const machine = `${cpus()[0]?.model.trim() || 'Processor unknown'}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
const parts = [`# Performance\n\n${new Date().toISOString().slice(0, 10)}, ${machine}.`];
for (const [name, bench] of Object.entries(BENCHES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const { title, markdown } = await bench();
  parts.push(`## ${title}\n\n${markdown}`);
  console.log(`\n${parts.at(-1)}`);
}
await mkdir('.data', { recursive: true });
await writeFile(REPORT, `${parts.join('\n\n')}\n`);
