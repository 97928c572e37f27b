import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { FIELD_TEXTS } from '#texts/field';
import type { Fields } from '../../domain/field.ts';
import { showFieldFailures } from '../ui/field-failures.ts';
import { usePicture } from '../ui/use-picture.ts';
import type { EditedRecord, Typed } from './editor-config.ts';
import { formValues, typedFields } from './form-values.ts';

/** What the controls hold, by the names of their fields. */
export type FormValues = Record<string, unknown>;

interface RecordFormOptions<Input> {
  fields: Fields;
  /** The server's own rules. */
  schema: z.ZodType<Input, FormValues>;
  /** What the form starts with; left out for an empty one. */
  record?: EditedRecord;
  /** A picture that is there from the beginning. */
  picture?: File | null;
}

/** A typed record and its picture, checked by the server's own rules. */
export function useRecordForm<Input>({ fields, schema, record, ...options }: RecordFormOptions<Input>) {
  const picture = usePicture(options.picture);
  const form = useForm<FormValues, unknown, Input>({
    resolver: zodResolver(schema),
    defaultValues: formValues(fields, record),
  });
  const { isDirty } = form.formState;
  const names = typedFields(fields);
  const pictureField = fields.image;
  const pictureRequired = pictureField !== undefined && pictureField.empty === undefined && !record?.image;

  /** Pictures on their way to the server, by the place where they will stand; false for one that did not get there. */
  const uploads = useRef(new Map<string, Promise<boolean>>());

  /** Goes on with what was typed if nothing is wrong with it; else the first bad field has the focus. */
  async function withInput(use: (typed: Typed<Input>) => void): Promise<void> {
    const stored = await Promise.all(uploads.current.values());
    const chosen = await picture.ready();
    const file = chosen && 'file' in chosen ? chosen.file : null;
    // A refused file must not vanish from what is saved without a word.
    const refused = chosen !== null && !file;
    const missing = !chosen && pictureRequired;
    if (!refused) picture.setProblem(missing ? FIELD_TEXTS.required('Image') : undefined);
    await form.handleSubmit((input) => {
      if (refused || missing) return picture.input.current?.focus();
      if (stored.every(Boolean)) use({ input, picture: { file, removed: picture.removed } });
    })();
  }

  return {
    fields,
    control: form.control,
    register: form.register,
    setValue: form.setValue,
    uploads: uploads.current,
    errorOf: (name: string) => form.getFieldState(name, form.formState).error?.message,
    picture,
    /** The picture that the record has now. */
    image: record?.image,
    dirty: isDirty || picture.changed,
    withInput,
    focusFirst: () => names[0] && form.setFocus(names[0]),
    /** Puts what the server found wrong beside the fields. */
    showFailures: (error: Error) => showFieldFailures(error, names, form.setError, picture),
  };
}
export type RecordForm<Input> = ReturnType<typeof useRecordForm<Input>>;
