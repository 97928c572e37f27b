import type { Config } from '@netlify/functions';
import { isDraft, type Kind, missingText } from '../../src/domain/kind.ts';
import { KINDS } from '../../src/domain/kinds.ts';
import { audit, recordTarget } from '../../src/server/audit/audit.ts';
import { requireAdmin } from '../../src/server/auth/guard.ts';
import { notFound } from '../../src/server/errors.ts';
import { readJson } from '../../src/server/http/body.ts';
import { etagOf, ifMatch, isKnown } from '../../src/server/http/conditional.ts';
import { type Call, endpoint } from '../../src/server/http/endpoint.ts';
import { nextPageLink } from '../../src/server/http/page-query.ts';
import { kindParam, recordIdParam } from '../../src/server/http/params.ts';
import { contentCacheHeaders, json, noContent } from '../../src/server/http/respond.ts';
import { validate } from '../../src/server/http/validate.ts';
import { announceChange } from '../../src/server/publish/request-build.ts';
import { RECORD_PARAMETERS, recordQuery } from '../../src/server/records/record-query.ts';
import {
  createRecord,
  deleteRecord,
  getRecord,
  listRecords,
  toWire,
  updateRecord,
} from '../../src/server/records/records.ts';
import { idempotencyKey } from '../../src/server/store/idempotency.ts';

/** Records of every kind of the table. */
export default endpoint(({ kind, id }) => {
  if (id !== undefined) return { GET: readOne, PUT: update, DELETE: remove };
  const hasGivenIds = KINDS.some(({ name, ids }) => name === kind && 'given' in ids);
  return hasGivenIds ? { GET: readList } : { GET: readList, POST: create };
});

async function readList({ request, params, url }: Call) {
  const kind = kindParam(params.kind);
  const withDrafts = await maySeeDrafts(request, kind);
  const { records, next } = await listRecords(kind, recordQuery(kind, url.searchParams), withDrafts);
  return json(
    records.map((record) => toWire(kind, record)),
    200,
    { ...contentCacheHeaders(request, RECORD_PARAMETERS), ...(next && { Link: nextPageLink(url, next) }) },
  );
}

async function readOne({ request, params }: Call) {
  const kind = kindParam(params.kind);
  const withDrafts = await maySeeDrafts(request, kind);
  const found = await getRecord(kind, recordIdParam(kind, params.id));
  if (!found || (isDraft(kind, found.data) && !withDrafts)) throw notFound(missingText(kind));
  const headers = { ...contentCacheHeaders(request), ETag: etagOf(found.rev) };
  if (isKnown(request, found.rev)) return new Response(null, { status: 304, headers });
  return json(toWire(kind, found.data), 200, headers);
}

/** Who sends a token sees drafts. @throws 401 for one that does not count, and for everybody else of a kind that is not public */
async function maySeeDrafts(request: Request, { isPublic }: Kind): Promise<boolean> {
  if (isPublic && !request.headers.has('authorization')) return false;
  await requireAdmin(request);
  return true;
}

async function create({ request, params, context }: Call) {
  const { user } = await requireAdmin(request);
  const kind = kindParam(params.kind);
  const input = validate(kind.inputSchema, withoutNulls(kind, await readJson(request)));
  const { data, rev } = await createRecord(kind, input, idempotencyKey(request));
  // Also for what was there already: the first sending of a request may have ended before it came to this.
  announceChange(context);
  const attempt = { id: rev, at: data.created_at };
  await audit(context, user, 'created', { target: recordTarget(kind, data.id, data), attempt });
  return json(toWire(kind, data), 201, { ETag: etagOf(rev) });
}

async function update({ request, params, context }: Call) {
  const { user } = await requireAdmin(request);
  const kind = kindParam(params.kind);
  const current = await getRecord(kind, recordIdParam(kind, params.id));
  if (!current) throw notFound(missingText(kind));
  const change = validate(kind.changeSchema, withoutNulls(kind, await readJson(request)));
  const { data, rev } = await updateRecord(kind, current, change, ifMatch(request));
  announceChange(context);
  await audit(context, user, 'changed', { target: recordTarget(kind, data.id, data) });
  return json(toWire(kind, data), 200, { ETag: etagOf(rev) });
}

async function remove({ request, params, context }: Call) {
  const { user } = await requireAdmin(request);
  const kind = kindParam(params.kind);
  const id = recordIdParam(kind, params.id);
  const deleted = await deleteRecord(kind, id, ifMatch(request));
  announceChange(context);
  await audit(context, user, 'deleted', { target: recordTarget(kind, id, deleted) });
  return noContent();
}

/** `null` empties a field that may be empty. */
const withoutNulls = ({ fields }: Kind, sent: Record<string, unknown>): object =>
  Object.fromEntries(
    Object.entries(sent).map(([name, value]) => {
      const empty = Object.hasOwn(fields, name) ? fields[name]?.empty : undefined;
      return [name, value === null && empty !== undefined ? empty : value];
    }),
  );

export const config: Config = { path: ['/api/records/:kind', '/api/records/:kind/:id'] };
