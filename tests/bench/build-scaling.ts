import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join, parse, relative } from 'node:path';
import { startBlobsServer } from '../../netlify/local/blobs/server.ts';
import { courseRecord, fillStore } from '../support/catalogue.ts';
import { type Section, short, table } from './section.ts';

/** One build: seconds from start to end of its process, and the most memory it held, in MB. */
interface BuildCost {
  seconds: number;
  /** Time that processors worked for it, which hardly depends on what else the machine does. */
  cpuSeconds: number;
  peakMb: number;
}
/** A catalogue of so many courses, built by this project and as plain pages. */
interface BuildRow {
  courses: number;
  /** Pages of the site, and of the minimal builds beside it. */
  pages: number;
  /** Bytes of one, on average. */
  pageBytes: number;
  site: BuildCost;
  /** Pages of next to nothing. */
  minimal: BuildCost;
  /** The same with what a build of this site cannot leave out: the weight of its pages, its admin, its islands. */
  equipped: BuildCost;
}

const ROOT = process.cwd();
const ASTRO = join(ROOT, 'node_modules/astro/bin/astro.mjs');
/** Loaded into the build's process: notes what it has used when it ends. */
const NOTE_USAGE = `data:text/javascript,${encodeURIComponent(
  "import{writeFileSync}from'node:fs';process.on('exit',()=>writeFileSync(process.env.USAGE_FILE,JSON.stringify(process.resourceUsage())))",
)}`;

/** Every other course is the IT brand's, so that both brands grow. */
export const recordOf = (index: number) => courseRecord(index, index % 2 === 0 ? 1 : 2);

/** Builds of many courses take long enough to be measured by one. */
const MANY = 5_000;

/**
 * Builds the site with catalogues of different sizes, and right beside it a minimal Astro project of as many pages,
 * on the same machine in the same minutes. Of each, the median of `runs`.
 */
async function buildScaling(sizes: readonly number[], runs: number): Promise<BuildRow[]> {
  // Inside of the project: Astro keeps the parts of a build that goes elsewhere where other builds keep theirs.
  await mkdir(join(ROOT, '.data'), { recursive: true });
  const directory = await mkdtemp(join(ROOT, '.data/bench-build-'));
  try {
    const rows: BuildRow[] = [];
    for (const courses of sizes) {
      rows.push(await measure(courses, courses < MANY ? runs : 1, join(directory, String(courses))));
    }
    return rows;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function measure(courses: number, runs: number, directory: string): Promise<BuildRow> {
  const blobs = await startBlobsServer({ directory: join(directory, 'blobs') });
  process.env.NETLIFY_BLOBS_CONTEXT = blobs.encodedContext;
  try {
    await fillStore(courses, recordOf);
    const outDir = join(directory, 'site');
    const site: BuildCost[] = [];
    const minimal: BuildCost[] = [];
    const equipped: BuildCost[] = [];
    let [pages, pageBytes] = [0, 0];
    const buildPlain = async (name: string, plain: PlainProject) => {
      const project = join(directory, name);
      await writeProject(project, plain);
      return build(project, join(project, 'dist'), join(project, 'cache'));
    };
    for (let run = 0; run < runs; run += 1) {
      site.push(await build(ROOT, outDir, join(directory, 'cache')));
      if (run === 0) ({ pages, pageBytes } = await weigh(outDir));
      minimal.push(await buildPlain('minimal', { pages, bytes: 0, scripts: {} }));
      equipped.push(await buildPlain('equipped', { pages, bytes: pageBytes, scripts: SCRIPTS }));
    }
    return {
      courses,
      pages,
      pageBytes,
      site: median(site),
      minimal: median(minimal),
      equipped: median(equipped),
    };
  } finally {
    await blobs.stop();
    delete process.env.NETLIFY_BLOBS_CONTEXT;
  }
}

function median(costs: readonly BuildCost[]): BuildCost {
  const middle = (of: (cost: BuildCost) => number) =>
    costs.map(of).sort((a, b) => a - b)[Math.floor(costs.length / 2)] ?? Number.NaN;
  return {
    seconds: middle(({ seconds }) => seconds),
    cpuSeconds: middle(({ cpuSeconds }) => cpuSeconds),
    peakMb: middle(({ peakMb }) => peakMb),
  };
}

async function weigh(site: string): Promise<{ pages: number; pageBytes: number }> {
  const files = globSync('**/*.html', { cwd: site });
  let bytes = 0;
  for (const file of files) bytes += (await stat(join(site, file))).size;
  return { pages: files.length, pageBytes: Math.round(bytes / files.length) };
}

/** An Astro project of pages with a heading and a text, from one route, and nothing that renders more. */
interface PlainProject {
  pages: number;
  /** Of a comment that each page carries. */
  bytes: number;
  /** More pages, which show nothing but components that only a browser runs: their names and the files. */
  scripts: Readonly<Record<string, readonly string[]>>;
}

/** The components that this site has a browser load. */
const SCRIPTS = {
  admin: ['src/admin/app/AdminApp.tsx'],
  islands: ['src/islands/Carousel.tsx', 'src/islands/ContactForm.tsx', 'src/islands/WelcomePopup.tsx'],
};

async function writeProject(directory: string, { pages, bytes, scripts }: PlainProject): Promise<void> {
  const scripted = Object.entries(scripts);
  await rm(directory, { recursive: true, force: true });
  await mkdir(join(directory, 'src/pages'), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(directory, 'node_modules'));
  // What is named here Astro bundles, so that it finds the modules that Astro makes up.
  const dependencies = { astro: '*', '@astrojs/react': '*' };
  await writeFile(join(directory, 'package.json'), JSON.stringify({ type: 'module', dependencies }));
  await writeFile(
    join(directory, 'astro.config.mjs'),
    `${scripted.length > 0 ? "import react from '@astrojs/react';" : ''}
export default {
  integrations: [${scripted.length > 0 ? 'react()' : ''}],
  cacheDir: './cache',
  build: { format: 'file' },
  vite: { cacheDir: './cache/vite' },
};`,
  );
  await writeFile(
    join(directory, 'src/pages/[id].astro'),
    `---
export const getStaticPaths = () =>
  Array.from({ length: ${pages - scripted.length} }, (_, index) => ({ params: { id: String(index) } }));
const { id } = Astro.params;
---
<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8"><title>Page {id}</title>
    <style is:inline>/* ${'Nothing. '.repeat(bytes / 'Nothing. '.length)}*/</style>
  </head>
  <body><main><h1>Page {id}</h1><p>Some text on page {id}.</p></main></body>
</html>
`,
  );
  for (const [page, files] of scripted) {
    const imports = files.map((file) => {
      const from = relative(join(directory, 'src/pages'), join(ROOT, file)).replaceAll('\\', '/');
      return `import { ${parse(file).name} } from '${from}';`;
    });
    const shown = files.map((file) => `<${parse(file).name} client:only="react" />`);
    await writeFile(
      join(directory, `src/pages/${page}.astro`),
      `---\n${imports.join('\n')}\n---\n<!doctype html><title>${page}</title>${shown.join('')}`,
    );
  }
}

export async function build(cwd: string, outDir: string, cacheDir: string): Promise<BuildCost> {
  await rm(outDir, { recursive: true, force: true });
  const usageFile = `${outDir}.usage`;
  const started = performance.now();
  await new Promise<void>((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--import', NOTE_USAGE, ASTRO, 'build', '--outDir', outDir, '--silent'],
      {
        cwd,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...process.env,
          ASTRO_TELEMETRY_DISABLED: '1',
          ASTRO_CACHE_DIR: cacheDir,
          USAGE_FILE: usageFile,
        },
      },
    );
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`A build ended with code ${code}.`)),
    );
  });
  const seconds = (performance.now() - started) / 1000;
  const usage: NodeJS.ResourceUsage = JSON.parse(await readFile(usageFile, 'utf8'));
  const cpuSeconds = (usage.userCPUTime + usage.systemCPUTime) / 1e6;
  return { seconds, cpuSeconds, peakMb: usage.maxRSS / 1024 };
}

/** Processor time of every build and, beyond it, of each page: a line through the smallest and the largest catalogue. */
function lineOf(rows: readonly BuildRow[], of: (row: BuildRow) => BuildCost) {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || first === last) return undefined;
  const perPage = (of(last).cpuSeconds - of(first).cpuSeconds) / (last.pages - first.pages);
  return { perPageMs: perPage * 1000, fixedSeconds: of(first).cpuSeconds - perPage * first.pages };
}

/** kB of a page of the largest catalogue. */
const weightOf = (rows: readonly BuildRow[]): number => (rows.at(-1)?.pageBytes ?? Number.NaN) / 1000;

function summaryOf(rows: readonly BuildRow[]): string {
  const site = lineOf(rows, (row) => row.site);
  const minimal = lineOf(rows, (row) => row.minimal);
  if (!site || !minimal) return '';
  return `
Whatever the catalogue, a build takes ${short(site.fixedSeconds)} s of processor time, the minimal one ${short(minimal.fixedSeconds)} s: it
bundles the admin, the islands and the components, which a site without them does not have. With few courses the ratio
is that of these. Each page beyond takes ${short(site.perPageMs)} ms, a minimal one ${short(minimal.perPageMs)} ms.
`;
}

/** How a build grows with the catalogue. */
export async function buildSection(sizes = [100, 1_000, 10_000], runs = 3): Promise<Section> {
  const rows = await buildScaling(sizes, runs);
  const cells = ({ site, minimal }: Pick<BuildRow, 'site' | 'minimal'>, of: (cost: BuildCost) => number) => [
    short(of(site)),
    short(of(minimal)),
    (of(site) / of(minimal)).toFixed(2),
  ];
  const named = (name: string, beside = 'minimal') => [name, beside, 'ratio'];
  const markdown = `A build of the whole site beside a minimal Astro build of as many pages, in turns. Each figure is the median of
${runs} builds, from ${MANY.toLocaleString('en-US')} courses on that of one. Pictures
are not touched by builds. Processor time depends less than seconds on what else the machine does.
${summaryOf(rows)}
${table(
  ['courses', 'pages', ...named('seconds'), ...named('CPU s'), ...named('peak MB')],
  rows.map((row) => [
    row.courses.toLocaleString('en-US'),
    row.pages.toLocaleString('en-US'),
    ...cells(row, ({ seconds }) => seconds),
    ...cells(row, ({ cpuSeconds }) => cpuSeconds),
    ...cells(row, ({ peakMb }) => peakMb),
  ]),
)}

A build of this site cannot leave out the components of its admin and its islands, nor the weight of its pages, each
of which carries its style and weighs ${short(weightOf(rows))} kB. So the same builds once more, beside minimal ones with just this: the same
components, on React, and as many bytes of nothing in each page. With many courses these take longer than the site,
whose course pages are filled shells and no pages of Astro's.

${table(
  [
    'courses',
    ...named('seconds', 'with these'),
    ...named('CPU s', 'with these'),
    ...named('peak MB', 'with these'),
  ],
  rows.map(({ courses, site, equipped }) => [
    courses.toLocaleString('en-US'),
    ...cells({ site, minimal: equipped }, ({ seconds }) => seconds),
    ...cells({ site, minimal: equipped }, ({ cpuSeconds }) => cpuSeconds),
    ...cells({ site, minimal: equipped }, ({ peakMb }) => peakMb),
  ]),
)}`;
  return { title: 'Builds', markdown };
}
