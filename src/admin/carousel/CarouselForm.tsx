import { zodResolver } from '@hookform/resolvers/zod';
import { type SubmitEvent, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import {
  type CarouselItem,
  type CarouselItemInput,
  carouselItemInputSchema,
} from '../../domain/carousel-item.ts';
import { DEFAULT_COMPANY_ID } from '../../domain/company.ts';
import { ADMIN_TEXTS } from '../../domain/texts.ts';
import type { Versioned } from '../api.ts';
import { CompanySelect } from '../ui/CompanySelect.tsx';
import { Field } from '../ui/Field.tsx';
import { FormActions } from '../ui/FormActions.tsx';
import { showFieldFailures } from '../ui/field-failures.ts';
import { PictureField } from '../ui/PictureField.tsx';
import { SaveFailure } from '../ui/SaveFailure.tsx';
import { submitOnCtrlEnter } from '../ui/submit-keys.ts';
import { useUnsavedGuard } from '../ui/unsaved.ts';
import { usePicture } from '../ui/use-picture.ts';
import { useSaveItem } from './use-save-item.ts';

type ItemValues = z.input<typeof carouselItemInputSchema>;
const FIELDS = carouselItemInputSchema.keyof().options;

interface CarouselFormProps {
  /** The item to change; left out to add one. */
  before?: Versioned<CarouselItem>;
  loadingCurrent: boolean;
  onLoadCurrent(id: string): void;
  onCancel(): void;
  onSaved(item: CarouselItem): void;
}

export function CarouselForm({
  before,
  loadingCurrent,
  onLoadCurrent,
  onCancel,
  onSaved,
}: CarouselFormProps) {
  const item = before?.value;
  const save = useSaveItem(before);
  const picture = usePicture();
  const form = useForm<ItemValues, unknown, CarouselItemInput>({
    resolver: zodResolver(carouselItemInputSchema),
    defaultValues: {
      caption: item?.caption ?? '',
      company_id: `${item?.company_id ?? DEFAULT_COMPANY_ID}`,
    },
  });
  const { errors, isDirty } = form.formState;
  useUnsavedGuard((isDirty || picture.changed) && !save.isSuccess);

  useEffect(() => form.setFocus('caption'), [form]);

  const submit = async (event?: SubmitEvent<HTMLFormElement>) => {
    event?.preventDefault();
    if (save.isPending) return;
    const chosen = await picture.ready();
    const missing = !chosen && !item;
    if (missing) picture.setProblem('Image is required.');
    const refused = missing || Boolean(picture.problem) || (chosen !== null && 'problem' in chosen);
    await form.handleSubmit((input) => {
      if (refused) return picture.input.current?.focus();
      const file = chosen && 'file' in chosen ? chosen.file : null;
      save.mutate(
        { input, file },
        { onSuccess: onSaved, onError: (error) => showFieldFailures(error, FIELDS, form.setError, picture) },
      );
    })();
  };

  return (
    <form
      className="panel editor"
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={submitOnCtrlEnter}
    >
      <h2>{item ? 'Edit carousel item' : 'Add carousel item'}</h2>
      <div className="form-grid">
        <Field
          label="Caption"
          required
          error={errors.caption?.message}
          hint="Shown below the picture, and read out to those who cannot see it."
        >
          {(wiring) => <input {...wiring} {...form.register('caption')} autoComplete="off" />}
        </Field>
        <Field label="Company" required error={errors.company_id?.message}>
          {(wiring) => <CompanySelect {...wiring} {...form.register('company_id')} />}
        </Field>
        <PictureField picture={picture} current={item?.image} required={!item} />
      </div>
      {save.isError && (
        <SaveFailure
          what={ADMIN_TEXTS.carouselSaveFailed}
          error={save.error}
          fields={FIELDS}
          loadingCurrent={loadingCurrent}
          onRetry={() => void submit()}
          onLoadCurrent={item && (() => onLoadCurrent(item.id))}
        />
      )}
      <FormActions save="Save carousel item" saving={save.isPending} onCancel={onCancel} />
    </form>
  );
}
