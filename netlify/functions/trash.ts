import type { Config } from '@netlify/functions';
import { MISSING_TEXTS } from '#texts/api';
import { readAddress } from '../../src/domain/record-kind.ts';
import { forAdmin } from '../../src/server/auth/guard.ts';
import { notFound } from '../../src/server/errors.ts';
import { etagOf } from '../../src/server/http/conditional.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { json } from '../../src/server/http/respond.ts';
import { report } from '../../src/server/records/handlers.ts';
import { listTrash, serviceOf } from '../../src/server/trash.ts';

const readList = forAdmin(async () => json(await listTrash()));

const restore = forAdmin(async (call) => {
  const address = readAddress(call.params.address ?? '');
  if (!address) throw notFound(MISSING_TEXTS.trash);
  const service = serviceOf(address.kind);
  const { data, wire, rev } = await service.restore(address.id);
  await report(call, 'restored', service, address.id, data);
  return json(wire, 200, { ETag: etagOf(rev) });
});

/** What was deleted and can be brought back. */
export default endpoint(({ address }) => (address === undefined ? { GET: readList } : { POST: restore }));

export const config: Config = { path: ['/api/trash', '/api/trash/:address/restore'] };
