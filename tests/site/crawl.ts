import facts from '../../data/site.json' with { type: 'json' };

/** What was found at an address, and where each of its links, pictures and scripts leads. */
export interface Found {
  status: number;
  html: string;
  /** What has ids to link to: the page, or a drawing. */
  text: string;
  /** Addresses as they stand there, without host, with fragment. */
  targets: string[];
}

const ATTRIBUTE = /\s(href|src|srcset|imagesrcset|poster|content|component-url|renderer-url)="([^"]*)"/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};
const decode = (text: string) =>
  text.replace(/&(amp|quot|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
const own = new URL(facts.url).origin;

/** Every address of the site itself that a page names. An address in `content` is one if it is whole. */
function targetsOf(html: string, base: string): string[] {
  // What is in a template is no part of the page: a script fills copies of it in.
  const page = html.replace(/<template[\s\S]*?<\/template>/g, '');
  const values = [...page.matchAll(ATTRIBUTE)].flatMap(([, name = '', value = '']) => {
    if (/srcset$/i.test(name)) return value.split(',').map((entry) => entry.trim().split(/\s+/)[0] ?? '');
    return name === 'content' && !value.startsWith(`${own}/`) ? [] : [decode(value)];
  });
  return values
    .map((value) => new URL(value, base))
    .filter(({ origin }) => origin === own)
    .map((url) => url.pathname + url.search + url.hash);
}

/** Follows every link inside the site from the given pages on and asks for everything that pages name. */
export async function crawl(siteUrl: string, start: readonly string[]): Promise<Map<string, Found>> {
  const found = new Map<string, Found>();
  const queue = [...start];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (found.has(path)) continue;
    const answer = await fetch(siteUrl + path);
    const type = answer.headers.get('content-type') ?? '';
    const isPage = type.startsWith('text/html');
    const text = isPage || type.startsWith('image/svg') ? await answer.text() : '';
    if (!text) await answer.body?.cancel();
    const html = isPage ? text : '';
    const targets = isPage ? targetsOf(html, own + path) : [];
    found.set(path, { status: answer.status, html, text, targets });
    queue.push(...targets.map((target) => target.replace(/#.*/, '')));
  }
  return found;
}
