import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { apiSection } from './api.ts';
import { buildSection } from './build-scaling.ts';
import { pageSection } from './pages.ts';
import type { Section } from './section.ts';

/**
 * `npm run bench` measures everything and writes docs/performance.md; `npm run bench -- api` only what is named, and
 * leaves the other parts as they are. A further bench is one more line here.
 */
const BENCHES: Record<string, () => Promise<Section>> = {
  pages: () => pageSection(),
  api: () => apiSection(),
  builds: () => buildSection(),
};

const FILE = 'docs/performance.md';
const PLOTS = 'docs/performance';
const HEAD = `# Performance

Written by \`npm run bench\`. Figures of one machine at one time: compare those of one table with each other.
`;

/** A part stands between its own marks, so that it can be replaced without the others. */
const marks = (name: string) => [`<!-- ${name} -->`, `<!-- /${name} -->`] as const;

function partOf(document: string, name: string): string | undefined {
  const [start, end] = marks(name);
  const from = document.indexOf(start);
  return from < 0 ? undefined : document.slice(from, document.indexOf(end) + end.length);
}

function worded(name: string, { title, markdown }: Section): string {
  const [start, end] = marks(name);
  const machine = `${cpus()[0]?.model.trim() || 'Processor unknown'}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
  const day = new Date().toISOString().slice(0, 10);
  return `${start}\n\n## ${title}\n\n${markdown}\n\n${day}, ${machine}.\n\n${end}`;
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in BENCHES));
if (unknown.length > 0) throw new Error(`No such bench: ${unknown.join(', ')}.`);

await mkdir(PLOTS, { recursive: true });
for (const [name, bench] of Object.entries(BENCHES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const section = await bench();
  const before = await readFile(FILE, 'utf8').catch(() => '');
  const parts = Object.keys(BENCHES).map((other) =>
    other === name ? worded(name, section) : partOf(before, other),
  );
  await writeFile(FILE, `${[HEAD.trim(), ...parts.filter((part) => part !== undefined)].join('\n\n')}\n`);
  for (const [file, svg] of Object.entries(section.plots)) await writeFile(`${PLOTS}/${file}`, svg);
  console.log(`\n${section.title}\n\n${section.markdown}`);
}
