/**
 * Has the browser fetch the next page as soon as a link is pressed. Not earlier, on hover or when a link comes into
 * view: many visitors pay for each megabyte.
 */
export const NEXT_PAGE_RULES = JSON.stringify({ prefetch: [{ where: { href_matches: '/*' } }] });
