/**
 * Has the browser fetch the next page as soon as a link is pressed, in its own words. No earlier, by pointing or by
 * scrolling: many visitors pay for each megabyte.
 */
export const NEXT_PAGE_RULES = JSON.stringify({ prefetch: [{ where: { href_matches: '/*' } }] });
