import type { AuditAction } from '../../domain/audit.ts';
import { inParallel } from '../../domain/batches.ts';
import { missingText } from '../../domain/kind.ts';
import { type AuditDetails, audit } from '../audit/audit.ts';
import { type AdminCall, forAdmin } from '../auth/guard.ts';
import { HttpError, notFound, preconditionFailed } from '../errors.ts';
import { etagOf, ifMatch, isKnown } from '../http/conditional.ts';
import type { Call } from '../http/endpoint.ts';
import { idParam } from '../http/params.ts';
import { contentCacheHeaders, empty, json } from '../http/respond.ts';
import { announceChange } from '../publish/request-build.ts';
import { idempotencyKey } from '../store/idempotency.ts';
import type { ContentService, RecordService } from './service.ts';

/** The records that a path is about. Asked for once it is known who calls. */
type ServiceOf<Service> = (params: Call['params']) => Service;

/** What a request says of a record, checked. */
export interface Sent {
  /** The values to store. Called when nothing else can refuse the request, since encoding a picture takes long. */
  values(): Promise<Record<string, unknown>>;
  /** For the audit trail. */
  detail?: string;
}
/** @param current the record that is to change; left out for a new one */
export type Read = (call: AdminCall, current?: object) => Promise<Sent>;

/** Answers with one record. @param isHidden whether to answer as if it were not there */
export async function answerOne<T extends { id: string }>(
  service: RecordService<T>,
  { request, params }: Call,
  isHidden: (record: T) => boolean = () => false,
): Promise<Response> {
  const found = await service.get(idParam(service.kind, params.id));
  if (!found || isHidden(found.data)) throw notFound(missingText(service.kind));
  const headers = { ...contentCacheHeaders(request), ETag: etagOf(found.rev) };
  if (isKnown(request, found.rev)) return new Response(null, { status: 304, headers });
  return json(found.wire, 200, headers);
}

export const creating = (serviceOf: ServiceOf<ContentService>, read: Read) =>
  forAdmin(async (call) => {
    const service = serviceOf(call.params);
    const { values } = await read(call);
    const key = idempotencyKey(call.request);
    const { data, wire, rev } = await service.create(await values(), key);
    // Also on a retry: the first request may have ended before this line. The trail tells of it once.
    const attempt = { id: `${service.kind.name}.${data.id}`, at: data.created_at };
    await report(call, 'created', service, data.id, data, { attempt });
    return json(wire, 201, { ETag: etagOf(rev) });
  });

export const updating = (serviceOf: ServiceOf<RecordService>, read: Read) =>
  forAdmin(async (call) => {
    const service = serviceOf(call.params);
    const id = idParam(service.kind, call.params.id);
    const current = await service.get(id);
    if (!current) throw notFound(missingText(service.kind));
    const { values, detail } = await read(call, current.data);
    const matches = ifMatch(call.request);
    // Checked again when writing; checked here to save encoding a picture for nothing.
    if (matches && !matches(current.rev)) throw preconditionFailed();
    const { data, wire, rev } = await service.update(id, await values(), matches);
    await report(call, 'changed', service, id, data, { detail });
    return json(wire, 200, { ETag: etagOf(rev) });
  });

export const deleting = (serviceOf: ServiceOf<RecordService>) =>
  forAdmin(async (call) => {
    const service = serviceOf(call.params);
    const id = idParam(service.kind, call.params.id);
    const deleted = await service.delete(id, ifMatch(call.request));
    await report(call, 'deleted', service, id, deleted);
    return empty(204);
  });

const PARALLEL_CHANGES = 16;

/**
 * Does the same to several records, each with a line of its own in the audit trail.
 * @param act answers the record, or null for a damaged one; a 404 passes over an id that has nothing to change
 * @returns the ids of those that were changed
 */
async function changeEach(
  call: AdminCall,
  action: AuditAction,
  service: RecordService,
  ids: readonly string[],
  act: (id: string) => Promise<{ id: string } | null>,
  detail?: string,
): Promise<string[]> {
  const changed: string[] = [];
  await inParallel([...new Set(ids)], PARALLEL_CHANGES, async (id) => {
    try {
      const record = await act(id);
      changed.push(id);
      await report(call, action, service, id, record, { detail });
    } catch (error) {
      if (!(error instanceof HttpError && error.status === 404)) throw error;
    }
  });
  return changed;
}

export const deleteEach = (call: AdminCall, service: RecordService, ids: readonly string[]) =>
  changeEach(call, 'deleted', service, ids, (id) => service.delete(id));

/** Makes the same change to each. */
export const updateEach = (
  call: AdminCall,
  service: RecordService,
  ids: readonly string[],
  { change, detail }: { change: object; detail: string },
) => changeEach(call, 'changed', service, ids, async (id) => (await service.update(id, change)).data, detail);

export const restoreEach = (call: AdminCall, service: RecordService, ids: readonly string[]) =>
  changeEach(call, 'restored', service, ids, async (id) => (await service.restore(id)).data);

/** Makes a change public and adds it to the audit trail. */
export async function report(
  call: AdminCall,
  action: AuditAction,
  service: RecordService,
  id: string,
  record: { id: string } | null,
  details: AuditDetails = {},
): Promise<void> {
  if (service.isContent) announceChange(call.context);
  const target = { kind: service.kind.name, id, label: () => service.label(id, record) };
  await audit(call, action, { target, ...details });
}
