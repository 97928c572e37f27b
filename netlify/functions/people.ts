import type { Config } from '@netlify/functions';
import { erasePersonSchema, findPersonSchema } from '../../src/domain/person.ts';
import { audit } from '../../src/server/audit/audit.ts';
import { forAdmin } from '../../src/server/auth/guard.ts';
import { eraseOfPerson, findOfPerson } from '../../src/server/enquiries/erasure.ts';
import { readJson } from '../../src/server/http/body.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { json } from '../../src/server/http/respond.ts';

/** A POST, so that nobody's email or phone stands in an address. */
const find = forAdmin(async ({ request }) =>
  json(await findOfPerson(await readJson(request, findPersonSchema))),
);

const erase = forAdmin(async (call) => {
  const ids = await eraseOfPerson(await readJson(call.request, erasePersonSchema));
  // How many, and not of whom.
  if (ids.length > 0) await audit(call, 'person-erased', { detail: String(ids.length) });
  return json({ ids });
});

/** What is held about one person, and its erasure. */
export default endpoint({
  POST: (call) => (call.url.pathname.endsWith('/find') ? find(call) : erase(call)),
});

export const config: Config = { path: ['/api/people/find', '/api/people/erase'] };
