import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { FIELD_TEXTS } from '../../domain/island-texts.ts';
import { showFieldFailures } from '../ui/field-failures.ts';
import { usePicture } from '../ui/use-picture.ts';
import type { Typed } from './editor-config.ts';

interface RecordFormOptions<Values extends FieldValues, Input> {
  /** The server's own rules. */
  schema: z.ZodType<Input, Values>;
  values: Values;
  /** The fields in their order. */
  fields: readonly Path<Values>[];
  /** A picture that is there from the beginning. */
  picture?: File | null;
  pictureRequired?: boolean;
}

/** A typed record and its picture, checked by the server's own rules. */
export function useRecordForm<Values extends FieldValues, Input>({
  schema,
  values,
  fields,
  ...options
}: RecordFormOptions<Values, Input>) {
  const picture = usePicture(options.picture);
  const form = useForm<Values, unknown, Input>({
    resolver: zodResolver(schema),
    defaultValues: values as DefaultValues<Values>,
  });
  const { errors, isDirty } = form.formState;

  /** Goes on with what was typed if nothing is wrong with it; else the first bad field has the focus. */
  async function withInput(use: (typed: Typed<Input>) => void): Promise<void> {
    const chosen = await picture.ready();
    const file = chosen && 'file' in chosen ? chosen.file : null;
    // A refused file must not vanish from what is saved without a word.
    const refused = chosen !== null && !file;
    const missing = !chosen && options.pictureRequired;
    if (!refused) picture.setProblem(missing ? FIELD_TEXTS.required('Image') : undefined);
    await form.handleSubmit((input) => {
      if (refused || missing) return picture.input.current?.focus();
      use({ input, picture: { file, removed: picture.removed } });
    })();
  }

  return {
    register: form.register,
    errors,
    picture,
    dirty: isDirty || picture.changed,
    withInput,
    focusFirst: () => fields[0] && form.setFocus(fields[0]),
    /** Puts what the server found wrong beside the fields. */
    showFailures: (error: Error) => showFieldFailures(error, fields, form.setError, picture),
  };
}
