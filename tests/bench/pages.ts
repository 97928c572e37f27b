import { launch } from './browser.ts';
import { spreadOf } from './numbers.ts';
import { measureInteractions } from './pages/interactions.ts';
import { measureFloor, measureLoads } from './pages/loads.ts';
import { measureScores } from './pages/scores.ts';
import { startSites } from './pages/sites.ts';
import { measureSlowest } from './pages/slowest.ts';
import {
  interactionTable,
  loadTable,
  ms,
  repeatTable,
  scoreTable,
  slowestTable,
  spread,
} from './pages/tables.ts';
import { targetsTable } from './pages/targets.ts';
import type { Section } from './section.ts';

/** How often each page is opened; RUNS sets another number. What differs less, or takes longer, is done less often. */
const RUNS = Number(process.env.RUNS ?? 15);
const few = Math.min(4, RUNS);

/** What visitors wait for on every kind of page. */
export async function pageSection(): Promise<Section> {
  await using opened = new AsyncDisposableStack();
  const sites = await startSites();
  opened.defer(() => sites.stop());
  const browser = await launch();
  opened.defer(() => browser.close());

  const phone = await measureLoads(browser, sites, { cpu: 4, runs: RUNS, again: few });
  const oldPhone = await measureLoads(browser, sites, { cpu: 15, runs: RUNS });
  const floor = await measureFloor(browser, sites, { cpu: 15, runs: few });
  const interactions = await measureInteractions(browser, sites.url, RUNS);
  const slowest = await measureSlowest(browser, sites.url);
  const scores = await measureScores(sites.url, few);

  const markdown = `What a phone of 412 × 823 sees that opens a page from an empty cache and does not scroll: Chromium ${browser.version()}
over 150 ms and 1.6 Mbps, its processor slowed down. The site is built once and served by the server of \`npm start\`,
beside a twin: the same files with every script taken out. Page and twin take turns, so that whatever else the machine
does meets both; the ratio of their times means more than a time. kB are 1,000 bytes on the wire, headers included; the server sends
scripts at brotli 11 and pages at 6, and a CDN may do otherwise.

### Targets

Of each group the page that is furthest from the target, measured / wanted. Ratios and CLS are those at CPU 4×.

${targetsTable({ phone, oldPhone, interactions, scores })}

### CPU 4×

Medians of ${RUNS}; ratios are those of visits side by side, in brackets between what the true median is in 19
of 20 cases or, of fewer than six visits, from the least to the greatest.

${loadTable(phone)}

The median ratio of all these pairs of visits: ${spread(spreadOf(phone.flatMap(({ lcpRatios }) => lcpRatios)))}.

The same visitor once more, the popup closed, with what the first visit has left in the cache:

${repeatTable(phone)}

### CPU 15×

Medians of ${RUNS}. Where the twin blocks, too, it is the browser's own work on the page. An empty page that loads what all
islands share, and shows one line with it, blocks for ${ms(floor.tbt)} ms.

${loadTable(oldPhone)}

### Interactions

From a press, a second after the page was ready, to the paint that answers it (INP), at CPU 4×, each ${RUNS} times. Times come in
steps of 8 ms; what is over within a frame is not told.

${interactionTable(interactions)}

### Lighthouse

As a phone sees it, medians of ${few}; its network is simulated.

${scoreTable(scores)}

### Second generation

50 kbps, 500 ms. A server sends ten segments, 14.6 kB, before it has to hear from the visitor again: so many round
trips after connecting bring the page. Text stands when the first paint has come; "alone" says when it comes if nothing
but the page itself is ever answered, which is when nothing else is waited for.

${slowestTable(slowest)}`;
  return { title: 'Pages', markdown };
}
