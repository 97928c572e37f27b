import { z } from 'zod';
import { API_TEXTS } from '#texts/api';
import type { FieldError } from '../../domain/api-error.ts';
import { inParallel } from '../../domain/batches.ts';
import type { Fields } from '../../domain/field.ts';
import type { Kind, KindRecord } from '../../domain/kind.ts';
import type { Picture } from '../../domain/picture.ts';
import { asSent, picturesIn, replacePictures } from '../../domain/record-pictures.ts';
import type { Values } from '../../domain/schema.ts';
import { badRequest } from '../errors.ts';
import { readJson } from '../http/body.ts';
import type { Call } from '../http/endpoint.ts';
import { kindParam } from '../http/params.ts';
import { memoizeWeak } from '../memoize-weak.ts';
import { recordCreation } from './create-record.ts';
import { defaultsOf } from './default-records.ts';
import type { Sent } from './handlers.ts';
import { type ContentService, contentService, type Rules } from './service.ts';
import { storedPicture } from './stored-picture.ts';
import { toWire } from './wire.ts';

const PARALLEL_READS = 8;

/** What the office does with the records of a kind of the table. */
export const kindService = memoizeWeak((kind: Kind): ContentService<KindRecord> => {
  const rules: Rules<KindRecord> = {
    show: ({ rev, data }) => ({ rev, data, wire: toWire(kind, data) }),
    create: recordCreation(kind, 'from' in kind.ids ? kind.ids.from : ''),
    settle(next) {
      refuseFaults(kind, next);
      return next;
    },
  };
  return contentService({ kind, defaults: defaultsOf(kind), rules: () => rules });
});

/** @throws 400 naming the fields that do not go together */
function refuseFaults({ fieldsOf, faults }: Kind, record: Values<Fields> & { id: string }): void {
  const found = faults?.(asSent(fieldsOf(record.id), record)) ?? [];
  if (found.length > 0) throw badRequest(found.map(({ msg }) => msg).join(' '), found);
}

/**
 * Reads what makes or changes a record of a kind.
 * @throws 400 for a picture that is not stored or fields that do not go together
 */
export async function readRecord({ request, params }: Call, current?: object): Promise<Sent> {
  const kind = kindParam(params.kind);
  const { id } = params;
  const fields = id === undefined ? kind.fields : kind.fieldsOf(id);
  const schema = id === undefined ? kind.inputSchemaOf() : kind.changeSchemaOf(id);
  const sent = await readJson(
    request,
    z.preprocess((body) => withoutNulls(fields, Object(body)), schema),
  );
  const values = await withStoredPictures(fields, sent, current);
  if (id !== undefined) refuseFaults(kind, { ...current, ...values, id });
  return { values: async () => values };
}

/** `null` empties a field that may be empty. */
const withoutNulls = (fields: Fields, sent: Record<string, unknown>): object =>
  Object.fromEntries(
    Object.entries(sent).map(([name, value]) => {
      const empty = Object.hasOwn(fields, name) ? fields[name]?.empty : undefined;
      return [name, value === null && empty !== undefined ? empty : value];
    }),
  );

/**
 * What was sent, each hash replaced by the picture that it names.
 * @param known a record whose pictures need not be looked for
 * @throws 400 naming each picture that is not stored
 */
async function withStoredPictures(fields: Fields, sent: object, known: object = {}) {
  const pictures = new Map<unknown, Picture | null>(
    picturesIn(fields, known).map((picture) => [picture.hash, picture]),
  );
  const hashes = new Set<string>();
  replacePictures(fields, sent, (hash) => hashes.add(String(hash)));
  const unknown = [...hashes].filter((hash) => !pictures.has(hash));
  await inParallel(unknown, PARALLEL_READS, async (hash) => {
    pictures.set(hash, await storedPicture(hash));
  });
  const errors: FieldError[] = [];
  const values = replacePictures(fields, sent, (hash, field) => {
    const picture = pictures.get(hash);
    if (!picture) errors.push({ field, msg: API_TEXTS.pictureNotStored });
    return picture;
  });
  const [error] = errors;
  if (error) throw badRequest(error.msg, errors);
  return values;
}
