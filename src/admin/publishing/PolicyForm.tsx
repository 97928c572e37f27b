import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ADMIN_TEXTS } from '#texts/admin';
import { PUBLISHING_TEXTS as texts } from '#texts/publishing';
import { type Policy, policyFields, policyInputSchema } from '../../domain/publish-policy.ts';
import { changePolicy } from '../api/calls.ts';
import { queryClient, queryKeys, reload } from '../app/queries.ts';
import { formSchema, formValues, type Input } from '../editor/form-values.ts';
import { RecordFields } from '../editor/RecordFields.tsx';
import { showServerErrors } from '../editor/server-errors.ts';
import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import { Notice } from '../ui/Notice.tsx';
import { StatusRegion } from '../ui/StatusRegion.tsx';
import { useUnsavedGuard } from '../ui/unsaved.ts';

const schema = formSchema(policyFields, policyInputSchema);

/** Only what was changed here is sent: what somebody else has changed meanwhile stays. */
function changesOf(input: Input, before: Policy): Input {
  const stored: Input = before;
  return Object.fromEntries(Object.entries(input).filter(([name, value]) => value !== stored[name]));
}

export function PolicyForm({ policy }: { policy: Policy }) {
  const form = useForm<Record<string, unknown>, unknown, Input>({
    resolver: zodResolver(schema),
    values: formValues(policyFields, policy),
    resetOptions: { keepDirtyValues: true },
  });
  const save = useMutation({
    mutationFn: (input: Input) => changePolicy(changesOf(input, policy)),
    onSuccess: (saved) => {
      form.reset(formValues(policyFields, saved));
      queryClient.setQueryData(queryKeys.policy, saved);
      reload(queryKeys.policy);
    },
    onError: (error) => showServerErrors(form, policyFields, error),
  });
  useUnsavedGuard(form.formState.isDirty);
  const submit = (event?: SubmitEvent<HTMLFormElement>) =>
    void form.handleSubmit((input) => save.mutate(input))(event);
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <StatusRegion>{save.isSuccess && <Notice tone="success">{texts.saved}</Notice>}</StatusRegion>
      <FormProvider {...form}>
        <RecordFields fields={policyFields} />
      </FormProvider>
      {save.error && <Failure what={texts.saveFailed} error={save.error} onRetry={() => submit()} />}
      <div className="cluster form-actions">
        <Button type="submit" variant="primary" busy={save.isPending} busyLabel={ADMIN_TEXTS.saving}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
