import { MISSING_TEXTS } from '#texts/api';
import { methodNotAllowed, notFound } from '../../src/server/errors.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';

/** Addresses that two functions share by method: neither receives other methods. With the methods they accept. */
const SHARED: readonly (readonly [RegExp, string[]])[] = [
  [/^\/api\/(courses|carousel)\/?$/, ['POST']],
  [/^\/api\/(courses|carousel)\/[^/]+\/?$/, ['GET', 'HEAD', 'PUT', 'DELETE']],
];

/** Where netlify.toml sends what is below /api/ and no function takes. */
export default endpoint({
  async any({ url }) {
    const [, allowed] = SHARED.find(([path]) => path.test(url.pathname)) ?? [];
    throw allowed ? methodNotAllowed(allowed) : notFound(MISSING_TEXTS.address);
  },
});
