import { parseHTML } from 'linkedom';
import { inject } from 'vitest';

export const siteUrl = inject('siteUrl');

/** Asks the site, or another one, as a browser would, but for redirects, which are left to the test. */
export const ask = (path: string, init: RequestInit = {}, url = siteUrl): Promise<Response> =>
  fetch(new URL(path, url), { redirect: 'manual', ...init });

/** A page as a browser without JavaScript has it. */
export async function open(path: string, url = siteUrl) {
  const answer = await ask(path, {}, url);
  const html = await answer.text();
  const { document } = parseHTML(html);
  return { status: answer.status, headers: answer.headers, html, document };
}

/** The words of an element, as they are read. */
export const words = (element: Element | null): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
