import { PAGE_POLICY, SECURITY_HEADERS } from '../server/http/security-headers.ts';

/**
 * The headers of a built site's files, as Netlify reads them from `_headers`. A file that is no page gets the strict policy
 * beside that of pages: whichever of the two Netlify sends, or both, is right for it, and every other path, such as one
 * that leads to the 404 page, has that of pages.
 * @param files of the site, relative to it
 */
export function headersFile(files: readonly string[]): string {
  const { 'Content-Security-Policy': policy, ...common } = SECURITY_HEADERS;
  const isPage = (file: string) => file.endsWith('.html');
  const folderOf = (file: string) => file.split('/').slice(0, -1)[0];
  const withPages = new Set(files.filter(isPage).map(folderOf));
  const paths = files
    .filter((file) => !isPage(file))
    .map((file) => (withPages.has(folderOf(file)) ? `/${file}` : `/${folderOf(file)}/*`));
  const rule = (path: string, headers: object) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    rule('/*', { ...common, ...PAGE_POLICY }),
    ...[...new Set(paths)].sort().map((path) => rule(path, { 'Content-Security-Policy': policy })),
  ].join('\n');
}
