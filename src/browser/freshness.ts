/**
 * Brings up to date a page that was built before the last change: asks what has changed since the build, and fetches
 * each region with one of the changed scopes (`data-scopes`) from its source (`data-fresh`). What was built stays
 * wherever that fails. A region with nothing to show says what is going on instead.
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

const refresh = async (region: HTMLElement) => {
  const answer = await fetch(region.dataset.fresh ?? '');
  const { headers, ok, status } = answer;
  // 404 is an answer: what is no longer there.
  if (!(ok || status === 404) || !headers.get('content-type')?.startsWith('text/html')) throw answer;
  const html = await answer.text();
  // A region that has the focus is replaced when the focus leaves it.
  while (region.matches(':focus-within')) {
    await new Promise((moved) => region.addEventListener('focusout', () => setTimeout(moved)));
  }
  fill(region, html);
  const title = headers.get('x-title');
  if (title) doc.title = decodeURIComponent(title);
  // The file of a page that is gone says so to search engines, with a tag that has done its work.
  if (meta && !ok) Object.assign(meta, { name: 'robots', content: 'noindex' });
};

/** Does nothing on a page without content that the administrator changes. */
export async function refreshRegions(): Promise<void> {
  if (!meta || !regions[0]) return;
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
  } catch {
    for (const region of regions) say(region, 'failed');
  }
}
