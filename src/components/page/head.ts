import { COMPANIES, type CompanyId } from '../../domain/company.ts';
import { CARD_HEIGHT, CARD_WIDTH } from '../../paths.ts';
import type { JsonLdNode } from './structured-data.ts';
import { absolute, escapeHtml } from './text.ts';

/** What the head of a page says. */
export interface PageMeta {
  /** The brand whose page this is. */
  companyId: CompanyId;
  title: string;
  description: string;
  /** Address of the page itself. */
  path: string;
  /** Address that search engines should know it by; left out, `path`. */
  canonical?: string;
  /** Address of what link previews show, of `cardPath` or `pictureCardPath`. */
  card: string;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
  /** Structured data about the page. */
  graph?: readonly (JsonLdNode | undefined)[];
}

const name = (key: string, content: string) => `<meta name="${key}" content="${escapeHtml(content)}">`;
const property = (key: string, content: string) =>
  `<meta property="${key}" content="${escapeHtml(content)}">`;

/**
 * The head of a page as a string, for the layout and for functions that fill a shell.
 * @param revision content revision that the page was made from
 */
export function renderHead(meta: PageMeta, revision: string): string {
  return [
    `<title>${escapeHtml(meta.title)}</title>`,
    name('description', meta.description),
    ...addressTags(meta),
    ...previewTags(meta),
    name('content-revision', revision),
  ].join('\n');
}

/** A page that search engines must not show needs no canonical address. */
function addressTags({ path, canonical = path, noindex }: PageMeta): string[] {
  if (noindex) return [name('robots', 'noindex')];
  const address = absolute(canonical);
  return [`<link rel="canonical" href="${escapeHtml(address)}">`, property('og:url', address)];
}

function previewTags({ companyId, title, description, card }: PageMeta): string[] {
  const image = absolute(card);
  return [
    property('og:type', 'website'),
    property('og:site_name', COMPANIES[companyId].name),
    // Facebook knows no English of Nepal.
    property('og:locale', 'en_US'),
    property('og:title', title),
    property('og:description', description),
    property('og:image', image),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', String(CARD_WIDTH)),
    property('og:image:height', String(CARD_HEIGHT)),
    property('og:image:alt', title),
    name('twitter:card', 'summary_large_image'),
    name('twitter:title', title),
    name('twitter:description', description),
    name('twitter:image', image),
  ];
}

/** What search engines read of a page, behind all that people read: nobody waits for it. '' where there is none. */
export function renderStructuredData({ graph: nodes = [] }: PageMeta): string {
  const graph = nodes.filter((node) => node !== undefined);
  if (graph.length === 0) return '';
  // A text that holds `</script>` would end the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  );
  return `<script type="application/ld+json">${json}</script>`;
}
