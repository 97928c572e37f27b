import { z } from 'zod';
import type { Kind, KindRecord } from '../../domain/kind.ts';
import type { Picture } from '../../domain/picture.ts';
import { asSent, picturesIn, replacePictures } from '../../domain/record-pictures.ts';
import { createRecord, getRecord, updateRecord } from '../api/calls.ts';
import type { EditedInput, EditorConfig } from '../editor/editor-config.ts';

export const recordsKey = ({ name }: Kind) => ['records', name] as const;

export const recordConfig = (kind: Kind): EditorConfig<KindRecord> => ({
  noun: kind.noun.one,
  save: `Save ${kind.noun.one}`,
  saveFailed: `Error saving ${kind.noun.one}`,
  fields: kind.fields,
  listKey: recordsKey(kind),
  read: (id) => getRecord(kind, id),
  create: ({ input }, key) => createRecord(kind, asSent(kind.fields, input), key),
  update: ({ input }, { value, etag }) => updateRecord(kind, value.id, asSent(kind.fields, input), etag),
});

/** The server's rules for what the form holds: pictures as they are stored, where the server takes their hashes. */
export const formSchema = ({ fields, inputSchema }: Kind): z.ZodType<EditedInput, EditedInput> =>
  z.record(z.string(), z.unknown()).transform((values, context) => {
    const pictures = new Map<unknown, Picture>(picturesIn(fields, values).map((each) => [each.hash, each]));
    const checked = inputSchema.safeParse(asSent(fields, values));
    if (checked.success) return replacePictures(fields, checked.data, (hash) => pictures.get(hash));
    for (const { path, message } of checked.error.issues) context.addIssue({ code: 'custom', path, message });
    return z.NEVER;
  });
