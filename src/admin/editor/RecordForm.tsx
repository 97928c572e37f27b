import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ADMIN_TEXTS } from '#texts/admin';
import { DATE_FIELD_TEXTS, RECORD_TEXTS } from '#texts/records';
import type { CompanyId } from '../../domain/company.ts';
import type { Fields } from '../../domain/field.ts';
import { isStopped } from '../api/failure.ts';
import type { Versioned } from '../api/send.ts';
import type { AdminKind, AdminRecord } from '../records/kind.ts';
import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import { Notice } from '../ui/Notice.tsx';
import { StatusRegion } from '../ui/StatusRegion.tsx';
import { submitOnCtrlEnter } from '../ui/submit-keys.ts';
import { useUnsavedGuard } from '../ui/unsaved.ts';
import { Conflict } from './Conflict.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { fitDraft, readDraft } from './draft.ts';
import { formValues, type Input } from './form-values.ts';
import { LiveCard } from './LiveCard.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { RecordFields } from './RecordFields.tsx';
import { SaveFailure } from './SaveFailure.tsx';
import { showServerErrors } from './server-errors.ts';
import { FollowedFields, useFollowing } from './use-following.ts';
import { useDraftUntilLeft } from './use-kept-draft.ts';
import { useSaveRecord } from './use-save-record.ts';

interface RecordFormProps<T extends AdminRecord> {
  kind: AdminKind<T>;
  /** The record to change; left out to add one. */
  before?: Versioned<T>;
  /** What a new record starts with. */
  draft?: T;
  /** The company that is chosen in a new record. */
  company?: CompanyId | undefined;
  /** What is known of a new record. */
  known?: object;
  /** The form is to begin again with another version of its record. */
  onReopen(version: Versioned<T>): void;
  onCancel(): void;
  onSaved(record: T, added: boolean): void;
}

/** In place of an id, and like none: another one for a copy, and for each that a new record belongs to. */
const idOfNew = (draft: AdminRecord | undefined, known: object = {}): string =>
  [draft ? `copy.${draft.id}` : '+new', ...Object.values(known)].join('.');

/** A record with nothing but its company. */
const ofCompany = (fields: Fields, company: CompanyId | undefined): object =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { control }]) =>
      company && control.kind === 'company' ? [[name, company]] : [],
    ),
  );

/** The form of a record: saves it, and keeps what is typed whatever happens meanwhile. */
export function RecordForm<T extends AdminRecord>(props: RecordFormProps<T>) {
  // What is dropped leaves with its form: a list would keep its entries through a reset.
  const [nr, setNr] = useState(0);
  return <RecordFormBody key={nr} {...props} onDropped={() => setNr(nr + 1)} />;
}

function RecordFormBody<T extends AdminRecord>({
  kind,
  before: opened,
  draft,
  company,
  known,
  ...on
}: RecordFormProps<T> & { onDropped(): void }) {
  const { fields, texts } = kind;
  const { kind: name } = kind.collection;
  /** Under which the device keeps what is typed. */
  const [keptId] = useState(() => opened?.value.id ?? idOfNew(draft, known));
  /** What was typed over a version of the record before, and not saved. */
  const [kept] = useState(() => fitDraft(fields, readDraft<T>(name, keptId), opened?.value));
  const [before] = useState(() => opened && (kept?.base ?? opened));
  const [stored] = useState(() =>
    formValues(fields, before?.value ?? { ...ofCompany(fields, company), ...known }),
  );
  const form = useForm<Record<string, unknown>, unknown, Input>({
    resolver: zodResolver(kind.formSchema),
    defaultValues: stored,
    values: kept ? { ...stored, ...kept.values } : draft && formValues(fields, draft),
    resetOptions: { keepDefaultValues: true },
  });
  const saving = useSaveRecord(kind, before, {
    earlier: kept?.tries,
    onTry: () => keep(),
    onSaved(record, added) {
      drop();
      on.onSaved(record, added);
    },
    onRefused: (error) => showServerErrors(form, fields, error),
  });
  const { conflict, gone, failure } = saving;
  const { isDirty, errors } = form.formState;
  const faults = Object.keys(errors).length;
  const { keep, drop } = useDraftUntilLeft(name, keptId, form, () =>
    isDirty ? { base: before ?? { value: { ...draft, id: keptId }, etag: '' }, tries: saving.tries() } : null,
  );
  const followed = useFollowing(kind, formValues(fields, draft ?? before?.value), form);
  useUnsavedGuard(isDirty || gone, undefined, drop);
  const dropKept = () => {
    drop();
    on.onDropped();
  };
  const takeTheirs = (version: Versioned<T>) => {
    drop();
    on.onReopen(version);
  };

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

  const dropFailure = () => saving.saving || conflict || saving.dismiss();
  const submit = (event?: SubmitEvent<HTMLFormElement>) =>
    void form.handleSubmit(saving.save, dropFailure)(event);
  const preview = useMutation({
    mutationFn: async (input: Input) => kind.preview?.(input, before?.value.id),
  });
  const showPreview = () => void form.handleSubmit((input) => preview.mutate(input))();

  const leave = () => saving.saving || on.onCancel();
  const onEscape = (event: KeyboardEvent<HTMLElement>) => {
    const isInDialog = event.target instanceof Element && event.target.closest('dialog');
    if (event.key === 'Escape' && !isInDialog) leave();
  };

  const { percentSent = 100 } = saving;
  const isSending = percentSent < 100;
  const savingLabel = isSending ? RECORD_TEXTS.sendingPhoto(percentSent) : ADMIN_TEXTS.saving;
  const saveFailure = failure && !isStopped(failure) && (
    <SaveFailure
      what={texts.saveFailed}
      error={failure}
      fields={fields}
      inConflict={Boolean(conflict)}
      onRetry={conflict ? saving.resend : () => submit()}
    />
  );
  /** On a phone, where the card has no room beside the form. */
  const [isCardShown, showCard] = useState(false);
  const related = useRef<HTMLDivElement>(null);
  const { Related, relatedText } = kind;
  const showsRelated = Related && before && !conflict;
  const relatedPart = showsRelated && (
    <div ref={related}>
      <Related record={before.value} />
    </div>
  );
  return (
    <FormProvider {...form}>
      {/* Where there is room beside the sheet, a press there means away from it. */}
      <div className="sheet-ground" aria-hidden="true" onClick={leave} />
      <section className="stack sheet editor" aria-labelledby={id} onKeyDown={onEscape}>
        <header className="row spread sheet-bar">
          <h2 id={id} ref={heading} tabIndex={-1}>
            {before ? texts.edit(kind.label(before.value)) : texts.add}
          </h2>
          {showsRelated && (
            <Button onClick={() => related.current?.querySelector('h3')?.focus()}>{relatedText}</Button>
          )}
        </header>
        {/* Hidden, not gone, during a conflict: what is typed and chosen stays in the controls. */}
        <form
          className="editor-columns"
          noValidate
          hidden={Boolean(conflict)}
          onSubmit={submit}
          onKeyDown={submitOnCtrlEnter}
        >
          {/* What it shows stands in the fields already, so that it is a view to switch on, for the eye. */}
          <Button
            variant="bare"
            className="live-card-switch"
            aria-pressed={isCardShown}
            onClick={() => showCard(!isCardShown)}
          >
            {kind.cardText ?? RECORD_TEXTS.asVisitors}
          </Button>
          {kind.Card ? <kind.Card before={before?.value} /> : <LiveCard fields={fields} />}
          <div className="stack">
            {kept && <DraftNotice draft={kept} onDrop={dropKept} />}
            <FollowedFields value={followed}>
              <RecordFields fields={fields} />
            </FollowedFields>
            {preview.error && (
              <Failure what={RECORD_TEXTS.previewFailed} error={preview.error} onRetry={showPreview} />
            )}
            {gone && <Notice tone="error">{texts.deletedMeanwhile(Boolean(takesPicture))}</Notice>}
            {!conflict && saveFailure}
            <StatusRegion>
              {followed.size > 0 && (
                <p className="visually-hidden">
                  {[...followed]
                    .map((path) => `${fields[path]?.label}: ${DATE_FIELD_TEXTS.followed}`)
                    .join(' ')}
                </p>
              )}
              {isStopped(failure) && <p className="notice tone-neutral">{RECORD_TEXTS.sendingCancelled}</p>}
              {/* Seldom enough to be heard to the end. */}
              {isSending && (
                <p className="visually-hidden">{RECORD_TEXTS.photoSent(percentSent - (percentSent % 25))}</p>
              )}
            </StatusRegion>
          </div>
          <div className="cluster form-actions" ref={end}>
            {faults > 0 && <p className="field-error small faults">{RECORD_TEXTS.attention(faults)}</p>}
            <Button type="submit" variant="primary" busy={saving.saving} busyLabel={savingLabel}>
              {gone ? texts.saveAsNew : texts.save}
            </Button>
            {kind.preview && (
              <Button busy={preview.isPending} busyLabel={RECORD_TEXTS.preparing} onClick={showPreview}>
                {RECORD_TEXTS.preview}
              </Button>
            )}
            <Button onClick={isSending ? saving.stop : on.onCancel} disabled={saving.saving && !isSending}>
              {isSending ? RECORD_TEXTS.cancelSending : ADMIN_TEXTS.cancel}
            </Button>
          </div>
        </form>
        {relatedPart}
        {conflict && saveFailure}
        <Conflict
          title={texts.savedMeanwhile}
          fields={fields}
          saving={saving}
          savingLabel={savingLabel}
          onTakeTheirs={takeTheirs}
        />
        {preview.data && <PreviewDialog {...preview.data} onClose={preview.reset} />}
      </section>
    </FormProvider>
  );
}
