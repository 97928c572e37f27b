import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ADMIN_TEXTS } from '#texts/admin';
import { SETTINGS_TEXTS as texts } from '#texts/settings';
import type { Fields } from '../../domain/field.ts';
import { queryClient, reload } from '../app/queries.ts';
import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import { Notice } from '../ui/Notice.tsx';
import { StatusRegion } from '../ui/StatusRegion.tsx';
import { useUnsavedGuard } from '../ui/unsaved.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { fitDraft, readDraft } from './draft.ts';
import { type formSchema, formValues, type Input, type InputForm } from './form-values.ts';
import { RecordFields } from './RecordFields.tsx';
import { showServerErrors } from './server-errors.ts';
import { useDraftUntilLeft } from './use-kept-draft.ts';

interface SettingsFormProps<Settings extends object> {
  fields: Fields;
  /** Made by `formSchema`, once. */
  schema: ReturnType<typeof formSchema>;
  /** As they are stored. */
  settings: Settings;
  queryKey: readonly string[];
  /** Stores what is named. @returns all of them as they are then */
  onSave(change: Input): Promise<Settings>;
  /** Asked before anything is sent. @returns whether to go on */
  mayStore?(change: Input): boolean;
  /** What else can be done, beside Save. */
  actions?: ReactNode;
}

/** Only what was changed here is sent: what somebody else has changed meanwhile stays. */
const changesOf = (input: Input, before: object): Input =>
  Object.fromEntries(
    Object.entries(input).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify((before as Input)[name]),
    ),
  );

/** Under which the device keeps what is typed. */
const DRAFT = 'settings';

const fillIn = (form: InputForm, values: Input) => {
  for (const [name, value] of Object.entries(values)) form.setValue(name, value, { shouldDirty: true });
};

/** The form of settings, which are there from the beginning and have no list. */
export function SettingsForm<Settings extends object>(props: SettingsFormProps<Settings>) {
  // What is dropped leaves with its form: a list would keep its entries through a reset.
  const [nr, setNr] = useState(0);
  return <SettingsFormBody key={nr} {...props} onDropped={() => setNr(nr + 1)} />;
}

function SettingsFormBody<Settings extends object>({
  fields,
  schema,
  settings,
  queryKey,
  onSave,
  mayStore = () => true,
  actions,
  onDropped,
}: SettingsFormProps<Settings> & { onDropped(): void }) {
  const id = queryKey.join('.');
  /** What was typed before, and not saved. */
  const [kept, setKept] = useState(() =>
    fitDraft(fields, readDraft<Settings & { id: string }>(DRAFT, id), { ...settings, id }),
  );
  const form = useForm<Record<string, unknown>, unknown, Input>({
    resolver: zodResolver(schema),
    values: formValues(fields, settings),
    resetOptions: { keepDirtyValues: true },
  });
  const save = useMutation({
    mutationFn: onSave,
    onSuccess: (saved) => {
      setKept(null);
      form.reset(formValues(fields, saved));
      drop();
      queryClient.setQueryData(queryKey, saved);
      reload(queryKey);
    },
    onError: (error) => showServerErrors(form, fields, error),
  });
  const { isDirty } = form.formState;
  const { drop } = useDraftUntilLeft(DRAFT, id, form, () =>
    isDirty ? { base: { value: { ...settings, id }, etag: '' } } : null,
  );
  useUnsavedGuard(isDirty, undefined, drop);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is put back once
  useEffect(() => {
    if (kept) fillIn(form, changesOf(kept.values, formValues(fields, kept.base.value)));
  }, []);
  const dropKept = () => {
    drop();
    onDropped();
  };
  const submit = (event?: SubmitEvent<HTMLFormElement>) =>
    void form.handleSubmit((input) => {
      const change = changesOf(input, settings);
      if (mayStore(change)) save.mutate(change);
    })(event);
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <StatusRegion>{save.isSuccess && <Notice tone="success">{texts.saved}</Notice>}</StatusRegion>
      {kept && <DraftNotice draft={kept} onDrop={dropKept} />}
      <FormProvider {...form}>
        <RecordFields fields={fields} />
      </FormProvider>
      {save.error && <Failure what={texts.saveFailed} error={save.error} onRetry={() => submit()} />}
      <div className="cluster form-actions">
        <Button type="submit" variant="primary" busy={save.isPending} busyLabel={ADMIN_TEXTS.saving}>
          {texts.save}
        </Button>
        {actions}
      </div>
    </form>
  );
}
