import type { Config } from '@netlify/functions';
import { MISSING_TEXTS } from '#texts/api';
import { readAddress } from '../../src/domain/record-kind.ts';
import { audit } from '../../src/server/audit/audit.ts';
import { requireAdmin } from '../../src/server/auth/guard.ts';
import { notFound } from '../../src/server/errors.ts';
import { etagOf } from '../../src/server/http/conditional.ts';
import { type Call, endpoint } from '../../src/server/http/endpoint.ts';
import { json } from '../../src/server/http/respond.ts';
import { announceChange } from '../../src/server/publish/request-build.ts';
import { listTrash, restoreFromTrash } from '../../src/server/trash.ts';

/** What was deleted and can be brought back. */
export default endpoint(({ address }) => (address === undefined ? { GET: readList } : { POST: restore }));

async function readList({ request }: Call) {
  await requireAdmin(request);
  return json(await listTrash());
}

async function restore({ request, params, context }: Call) {
  const { user } = await requireAdmin(request);
  const address = readAddress(params.address ?? '');
  if (!address) throw notFound(MISSING_TEXTS.trash);
  const { record, rev, label } = await restoreFromTrash(address);
  if (address.kind !== 'enquiry') announceChange(context);
  await audit(context, user, 'restored', { target: { ...address, label } });
  return json(record, 200, { ETag: etagOf(rev) });
}

export const config: Config = { path: ['/api/trash', '/api/trash/:address/restore'] };
