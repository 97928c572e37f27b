import { z } from 'zod';

/** One stored record: what it says, the name of the write that made it, and whether it has been deleted. */
export interface Version<T> {
  rev: string;
  deleted_at: string | null;
  /** Null of a deleted record. */
  data: T | null;
  /** What a deleted record said, as long as that is kept and can be read. */
  was: T | null;
}

/** Rises when what is stored is no longer understood by the code before. A field more or less is understood. */
export const STORED_VERSION = 1;
/** Takes what this code understands, for a schema to look into. What was stored before there were numbers has none. */
export const ofThisVersion = z
  .unknown()
  .refine((stored) => [undefined, STORED_VERSION].includes(Object(stored).version), 'of another version');

const envelopeSchema = ofThisVersion.pipe(
  z.object({ rev: z.string(), deleted_at: z.iso.datetime().nullable(), data: z.unknown() }),
);

/** Undefined for invalid JSON; every schema refuses that. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads an envelope and what is in it.
 * @param name of the record, for the message
 * @throws when it is damaged, naming each field
 */
export function openEnvelope<T>(text: string, schema: z.ZodType<T>, name: string): Version<T> {
  const envelope = envelopeSchema.safeParse(jsonOf(text));
  if (!envelope.success) throw damaged(name, envelope.error);
  const { rev, deleted_at, data } = envelope.data;
  const content = schema.safeParse(data);
  if (deleted_at) return { rev, deleted_at, data: null, was: content.data ?? null };
  if (!content.success) throw damaged(name, content.error);
  return { rev, deleted_at, data: content.data, was: null };
}

function damaged(name: string, error: z.ZodError): Error {
  const reasons = error.issues.map(({ path, message }) => `${path.join('.') || 'record'}: ${message}`);
  return new Error(`The stored record ${name} is damaged (${reasons.join('; ')}).`);
}

/** The raw parts of an envelope, as far as they can be read: enough to delete even a damaged record. */
export function peekEnvelope(text: string): { rev: string; deleted_at: unknown; data: unknown } {
  const { rev, deleted_at, data } = Object(jsonOf(text));
  return { rev: typeof rev === 'string' ? rev : '', deleted_at, data };
}

export const sealEnvelope = (rev: string, data: unknown, deleted_at: string | null): string =>
  JSON.stringify({ version: STORED_VERSION, rev, deleted_at, data });
