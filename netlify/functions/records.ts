import type { Config } from '@netlify/functions';
import { isDraft, type Kind } from '../../src/domain/kind.ts';
import { KINDS } from '../../src/domain/kinds.ts';
import { requireAdmin } from '../../src/server/auth/guard.ts';
import { bearerToken } from '../../src/server/http/bearer.ts';
import { type Call, endpoint } from '../../src/server/http/endpoint.ts';
import { kindParam } from '../../src/server/http/params.ts';
import { nextPageLink, readQuery } from '../../src/server/http/query.ts';
import { contentCacheHeaders, json } from '../../src/server/http/respond.ts';
import { answerOne, creating, deleting, updating } from '../../src/server/records/handlers.ts';
import { KIND_PARAMETERS, kindQuerySchema, listRecords } from '../../src/server/records/kind-list.ts';
import { kindService, readRecord } from '../../src/server/records/kind-service.ts';
import { toWire } from '../../src/server/records/wire.ts';

const serviceOf = ({ kind }: Call['params']) => kindService(kindParam(kind));
const create = creating(serviceOf, readRecord);
const update = updating(serviceOf, readRecord);
const remove = deleting(serviceOf);

/** Records of every kind of the table. */
export default endpoint(({ kind, id }) => {
  if (id !== undefined) return { GET: readOne, PUT: update, DELETE: remove };
  const hasGivenIds = KINDS.some(({ name, ids }) => name === kind && 'given' in ids);
  return hasGivenIds ? { GET: readList } : { GET: readList, POST: create };
});

async function readList(call: Call) {
  const { request, params, url } = call;
  const kind = kindParam(params.kind);
  const withDrafts = await maySeeDrafts(call, kind);
  const query = readQuery(kindQuerySchema(kind), url);
  const { records, next } = await listRecords(kind, query, withDrafts);
  return json(
    records.map((record) => toWire(kind, record)),
    200,
    { ...contentCacheHeaders(request, KIND_PARAMETERS), ...nextPageLink(url, next) },
  );
}

async function readOne(call: Call) {
  const kind = kindParam(call.params.kind);
  const withDrafts = await maySeeDrafts(call, kind);
  return answerOne(kindService(kind), call, (record) => !withDrafts && isDraft(kind, record));
}

/** Who sends a token sees drafts. @throws 401 for one that does not count, and for everybody else of a kind that is not public */
async function maySeeDrafts(call: Call, { isPublic }: Kind): Promise<boolean> {
  if (isPublic && !bearerToken(call.request)) return false;
  await requireAdmin(call);
  return true;
}

export const config: Config = { path: ['/api/records/:kind', '/api/records/:kind/:id'] };
