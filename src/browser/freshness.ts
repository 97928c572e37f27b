import freshPageUrl from './fresh-page.ts?worker&url';

/**
 * Brings up to date a page that was built before the last change: asks what has changed since the build, and fetches
 * each region with one of the changed scopes (`data-scopes`) from its source (`data-fresh`). Where the page itself is
 * such a scope, its words are brought up to date as well. What was built stays wherever that fails. A region with nothing
 * to show says what is going on instead.
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

/** Has an empty region say its own `data-loading` or `data-failed`. Both are constants of the build; others have none. */
const say = (region: HTMLElement, state: 'loading' | 'failed') => {
  const text = region.dataset[state];
  const role = state === 'failed' ? 'alert' : 'status';
  if (text) fill(region, `<p class="placeholder placeholder-${state}" role="${role}">${text}</p>`);
};

/** What stands at an address now. @returns also whether there is anything: 404 is an answer */
const load = async (source: string) => {
  const answer = await fetch(source);
  const { headers, ok, status } = answer;
  if (!(ok || status === 404) || !headers.get('content-type')?.startsWith('text/html')) throw answer;
  const html = await answer.text();
  const title = headers.get('x-title');
  return {
    html,
    show(into: HTMLElement) {
      fill(into, html);
      if (title) doc.title = decodeURIComponent(title);
      // The file of a page that is gone says so to search engines, with a tag that has done its work.
      if (meta && !ok) Object.assign(meta, { name: 'robots', content: 'noindex' });
    },
  };
};

const refresh = async (region: HTMLElement) => {
  const { show } = await load(region.dataset.fresh ?? '');
  // A region that has the focus is replaced when the focus leaves it.
  while (region.matches(':focus-within')) {
    await new Promise((moved) => region.addEventListener('focusout', () => setTimeout(moved)));
  }
  show(region);
};

/** Has fresh-page.ts change what is other on the page as it would be built now. */
const refreshPage = async () => {
  const { show } = await load(`/api/page?path=${encodeURIComponent(location.pathname)}`);
  const parts = doc.createElement('template');
  show(parts);
  doc.body.append(parts);
  await import(/* @vite-ignore */ freshPageUrl);
};

/** Whether a scope is the address of this page, or of all pages beside it. */
const isHere = (scope: string) =>
  scope === location.pathname || (/^\/.+\/$/.test(scope) && location.pathname.startsWith(scope));

export async function refreshRegions(): Promise<void> {
  if (!meta) return;
  const built = regions.map((region) => region.innerHTML);
  for (const region of regions) say(region, 'loading');
  try {
    // An answer that is none has no such part, and so fails.
    const { since } = await (await fetch('/api/revision')).json();
    // What a page lacks that is neither of this build nor as of now is not known.
    const stale: string[] = since[meta.content] ?? ['*'];
    // Said of a page that is as of now, too: islands wait to hear it.
    doc.documentElement.dataset.stale = String(stale);
    doc.dispatchEvent(new Event('stale'));
    regions.forEach((region, index) => {
      const { scopes, loading } = region.dataset;
      if (`* ${scopes}`.split(' ').some((scope) => stale.includes(scope)))
        refresh(region).catch(() => say(region, 'failed'));
      else if (loading) fill(region, built[index] ?? '');
    });
    if (stale.some((scope) => scope === '*' || isHere(scope))) refreshPage().catch(() => {});
  } catch {
    for (const region of regions) say(region, 'failed');
  }
}
