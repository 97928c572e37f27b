import type { Config } from '@netlify/functions';
import { MISSING_TEXTS } from '#texts/api';
import { readAddress } from '../../src/domain/record-kind.ts';
import { requireAdmin } from '../../src/server/auth/guard.ts';
import { notFound } from '../../src/server/errors.ts';
import { etagOf } from '../../src/server/http/conditional.ts';
import { type Call, endpoint } from '../../src/server/http/endpoint.ts';
import { json } from '../../src/server/http/respond.ts';
import { report } from '../../src/server/records/handlers.ts';
import { listTrash, serviceOf } from '../../src/server/trash.ts';

/** What was deleted and can be brought back. */
export default endpoint(({ address }) => (address === undefined ? { GET: readList } : { POST: restore }));

async function readList({ request }: Call) {
  await requireAdmin(request);
  return json(await listTrash());
}

async function restore(call: Call) {
  const { user } = await requireAdmin(call.request);
  const address = readAddress(call.params.address ?? '');
  if (!address) throw notFound(MISSING_TEXTS.trash);
  const service = serviceOf(address.kind);
  const { data, wire, rev } = await service.restore(address.id);
  await report(call, user, 'restored', service, address.id, data);
  return json(wire, 200, { ETag: etagOf(rev) });
}

export const config: Config = { path: ['/api/trash', '/api/trash/:address/restore'] };
