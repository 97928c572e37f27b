/**
 * The rules of Mozilla's HTTP Observatory (@mdn/mdn-http-observatory 1.6.3), one by one, for an answer of a site on
 * https whose plain address leads there. Installing the package itself loads lists from elsewhere; its own code gives
 * the pages of this site the same points.
 */

/** What of an answer counts: its headers, and the policy in the head of its page. */
export interface Answered {
  headers: Headers;
  /** Policies by directive, of headers and page together. */
  policy: ReadonlyMap<string, readonly string[]>;
  html: string;
}

const HALF_A_YEAR = 15_768_000;
const BROAD = /^(?:\*|https?:(?:\/\/\*)?|ftp:|data:|'unsafe-inline'|'unsafe-eval')$/;
const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

/** Points above or below 100 that each rule gives. */
const RULES: Record<string, (answer: Answered) => number> = {
  policy({ policy }) {
    const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
    if (policy.size === 0) return -25;
    if ([...sources('script-src'), ...sources('object-src')].some((source) => BROAD.test(source))) return -20;
    if (sources('style-src').some((source) => BROAD.test(source))) return 0;
    const form = policy.get('form-action') ?? ['*'];
    const none = policy.get('default-src')?.join() === "'none'";
    return none && form.every((source) => source === "'self'" || source === "'none'") ? 10 : 5;
  },
  cookies: ({ headers }) => (headers.has('set-cookie') ? -20 : 0),
  sharing: ({ headers }) => (headers.has('access-control-allow-origin') ? -50 : 0),
  referrer({ headers }) {
    const value = headers.get('referrer-policy') ?? '';
    return PRIVATE_REFERRERS.includes(value) ? 5 : value ? -5 : 0;
  },
  transport({ headers }) {
    const age = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1];
    return age === undefined ? -20 : Number(age) >= HALF_A_YEAR ? 0 : -10;
  },
  /** Scripts of the same origin need no digest. */
  integrity: ({ html }) => (/<script[^>]+src="(?!\/[^/])/.test(html) ? -50 : 0),
  sniffing: ({ headers }) => (headers.get('x-content-type-options') === 'nosniff' ? 0 : -5),
  framing({ headers, policy }) {
    if (policy.get('frame-ancestors')?.join() === "'none'") return 5;
    return headers.get('x-frame-options') === 'DENY' ? 0 : -20;
  },
  embedding: ({ headers }) => (headers.get('cross-origin-embedder-policy') === 'require-corp' ? 10 : 0),
  opening: ({ headers }) => (headers.get('cross-origin-opener-policy') === 'same-origin' ? 10 : 0),
  resources: ({ headers }) => (headers.get('cross-origin-resource-policy') === 'same-origin' ? 10 : -50),
};

/** 100 and what each rule gives; extra points count only for a site that loses at most ten. A+ begins at 100. */
export function observatoryScore(answer: Answered): number {
  const points = Object.values(RULES).map((rule) => rule(answer));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 100);
  const lost = sum(points.filter((value) => value < 0));
  return lost >= 90 ? sum(points) : lost;
}
