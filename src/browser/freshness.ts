/**
 * Brings up to date a page that was built before the last change: asks for the current content revision and,
 * only when it is another one, fetches each region that names its source in `data-fresh`. What was built stays
 * wherever that fails. A region with nothing to show (`data-empty`) says what is going on instead.
 * Loaded by every page, so it has to stay under 1 kB.
 */
const doc = document;
const meta = doc.querySelector<HTMLMetaElement>('meta[name=content-revision]');
const regions = [...doc.querySelectorAll<HTMLElement>('[data-fresh]')];

/** The only way for HTML into a public page: its policy refuses plain strings. */
const fragment = self.trustedTypes?.createPolicy('fragment', { createHTML: (html) => html });
const fill = (region: HTMLElement, html: string) => {
  region.innerHTML = fragment?.createHTML(html) ?? html;
};

const ask = async (url: string, known404 = false) => {
  const answer = await fetch(url);
  if (!answer.ok && !(known404 && answer.status === 404)) throw answer;
  return answer;
};

/** Has an empty region say its own `data-loading` or `data-failed`. Both are constants of the build. */
const say = (region: HTMLElement, state: 'loading' | 'failed') => {
  const { dataset } = region;
  if (!('empty' in dataset)) return;
  const role = state === 'failed' ? 'alert' : 'status';
  fill(region, `<p class="placeholder placeholder-${state}" role="${role}">${dataset[state]}</p>`);
};

const refresh = async (region: HTMLElement, url: string) => {
  const answer = await ask(url, true);
  if (!answer.headers.get('content-type')?.startsWith('text/html')) throw answer;
  const html = await answer.text();
  // A region that has the focus is replaced when the focus leaves it.
  while (region.matches(':focus-within')) {
    await new Promise((moved) =>
      region.addEventListener('focusout', () => setTimeout(moved), { once: true }),
    );
  }
  fill(region, html);
  const title = answer.headers.get('x-title');
  if (title) doc.title = decodeURIComponent(title);
};

/** Does nothing on a page without content that the administrator changes. */
export async function refreshRegions(): Promise<void> {
  if (!meta || !doc.querySelector('[data-fresh],astro-island')) return;
  const built = regions.map((region) => [...region.childNodes]);
  for (const region of regions) say(region, 'loading');
  try {
    const { revision } = await (await ask('/api/revision')).json();
    if (revision === meta?.content) {
      regions.forEach((region, index) => {
        if ('empty' in region.dataset) region.replaceChildren(...(built[index] ?? []));
      });
      return;
    }
    doc.documentElement.dataset.stale = revision;
    doc.dispatchEvent(new CustomEvent('content:stale'));
    for (const region of regions) {
      refresh(region, region.dataset.fresh ?? '').catch(() => say(region, 'failed'));
    }
  } catch {
    for (const region of regions) say(region, 'failed');
  }
}
