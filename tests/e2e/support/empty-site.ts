import { test as base, remove, type Site, withSite } from './site.ts';

/** Deletes everything there is under a list of the API, for both companies. */
async function clear(site: Site, list: 'courses' | 'carousel'): Promise<void> {
  for (const company of [1, 2]) {
    const items: { id: string }[] = await (await fetch(`${site.url}/api/${list}/${company}`)).json();
    for (const { id } of items) await remove(site, `/api/${list}/${id}`);
  }
}

/** A site whose administrator has deleted all samples, built since. */
export const test = base.extend<object, { emptySite: Site }>({
  emptySite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) =>
      withSite(async (site) => {
        await clear(site, 'courses');
        await clear(site, 'carousel');
        await site.live();
        await use(site);
      }),
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ emptySite }, use) => use(emptySite.url),
});
