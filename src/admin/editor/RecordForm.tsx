import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ADMIN_TEXTS } from '#texts/admin';
import { RECORD_TEXTS } from '#texts/records';
import type { Versioned } from '../api/calls.ts';
import { ApiFailure } from '../api/failure.ts';
import type { AdminKind, AdminRecord } from '../records/kind.ts';
import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import { Notice } from '../ui/Notice.tsx';
import { submitOnCtrlEnter } from '../ui/submit-keys.ts';
import { useUnsavedGuard } from '../ui/unsaved.ts';
import { Conflict } from './Conflict.tsx';
import { formValues, type Input } from './form-values.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import { RecordFields } from './RecordFields.tsx';
import { useSaveRecord } from './use-save-record.ts';

interface RecordFormProps<T extends AdminRecord> {
  kind: AdminKind<T>;
  /** The record to change; left out to add one. */
  before?: Versioned<T>;
  /** What a new record starts with. */
  draft?: T;
  /** The form is to begin again with another version of its record. */
  onReopen(version: Versioned<T>): void;
  onCancel(): void;
  onSaved(record: T, added: boolean): void;
}

/** The form of a record: saves it, and keeps what is typed whatever happens meanwhile. */
export function RecordForm<T extends AdminRecord>({ kind, before, draft, ...on }: RecordFormProps<T>) {
  const { fields, texts } = kind;
  const form = useForm<Record<string, unknown>, unknown, Input>({
    resolver: zodResolver(kind.formSchema),
    defaultValues: formValues(fields, before?.value),
    values: draft && formValues(fields, draft),
    resetOptions: { keepDefaultValues: true },
  });
  const isField = (path: string) => Object.hasOwn(fields, path.split('.')[0] ?? '');
  const saving = useSaveRecord(kind, before, {
    onSaved: on.onSaved,
    // What the server found wrong stands beside the fields.
    onRefused: (error) => {
      const errors = (error instanceof ApiFailure && error.errors) || [];
      errors
        .filter(({ field }) => isField(field))
        .forEach(({ field, msg }, index) => {
          form.setError(field, { type: 'server', message: msg }, { shouldFocus: index === 0 });
        });
    },
  });
  const { conflict, gone, failure } = saving;
  useUnsavedGuard(form.formState.isDirty || gone);

  /** Of the deleted record. */
  const takesPicture = kind.collection.multipart && typeof form.watch('image') === 'string';
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const begin = useRef(() => form.setFocus(Object.keys(fields)[0] ?? ''));
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'nearest' });
    begin.current();
  }, []);
  // The message pushes the button that goes on behind the edge of a small screen.
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (gone) end.current?.scrollIntoView({ block: 'nearest' });
  }, [gone]);

  const submit = (event?: SubmitEvent<HTMLFormElement>) => void form.handleSubmit(saving.save)(event);
  const preview = useMutation({
    mutationFn: async (input: Input) => kind.preview?.(input, before?.value.id),
  });
  const showPreview = () => void form.handleSubmit((input) => preview.mutate(input))();
  const saveFailure = failure && (
    <Failure
      what={texts.saveFailed}
      error={explain(failure, isField)}
      onRetry={conflict ? saving.resend : () => submit()}
    />
  );
  return (
    <section className="panel stack editor" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {before ? texts.edit(kind.label(before.value)) : texts.add}
      </h2>
      {/* Hidden, not gone, during a conflict: what is typed and chosen stays in the controls. */}
      <form
        className="stack"
        noValidate
        hidden={Boolean(conflict)}
        onSubmit={submit}
        onKeyDown={submitOnCtrlEnter}
      >
        <FormProvider {...form}>
          <RecordFields fields={fields} />
        </FormProvider>
        {preview.error && (
          <Failure what={RECORD_TEXTS.previewFailed} error={preview.error} onRetry={showPreview} />
        )}
        {gone && <Notice tone="error">{texts.deletedMeanwhile(Boolean(takesPicture))}</Notice>}
        {!conflict && saveFailure}
        <div className="cluster form-actions" ref={end}>
          <Button type="submit" variant="primary" busy={saving.saving} busyLabel={ADMIN_TEXTS.saving}>
            {gone ? texts.saveAsNew : texts.save}
          </Button>
          {kind.preview && (
            <Button busy={preview.isPending} busyLabel={RECORD_TEXTS.preparing} onClick={showPreview}>
              {RECORD_TEXTS.preview}
            </Button>
          )}
          <Button onClick={on.onCancel} disabled={saving.saving}>
            {ADMIN_TEXTS.cancel}
          </Button>
        </div>
      </form>
      {conflict && saveFailure}
      {conflict && (
        <Conflict
          key={conflict.onTopOf.etag}
          title={texts.savedMeanwhile}
          fields={fields}
          {...conflict}
          saving={saving.saving}
          onSave={(merged) => saving.saveOnTop(merged, conflict.onTopOf)}
          onTakeTheirs={() => on.onReopen(conflict.onTopOf)}
          onBack={saving.dismiss}
        />
      )}
      {preview.data && <PreviewDialog {...preview.data} onClose={preview.reset} />}
    </section>
  );
}

/** Why it was not saved, but for what stands beside the fields. What was typed stays in the form in every case. */
function explain(error: Error, isField: (path: string) => boolean): string {
  if (!(error instanceof ApiFailure)) return error.message;
  if (error.status === 401) return RECORD_TEXTS.sessionEnded;
  if (error.status === 0) return RECORD_TEXTS.maybeSaved(error.message);
  const { errors = [] } = error;
  const others = errors.filter(({ field }) => !isField(field)).map(({ msg }) => msg);
  return others.length < errors.length ? [RECORD_TEXTS.wrongFields, ...others].join(' ') : error.message;
}
