import { type Policy, policyFields, policyInputSchema } from '../../domain/publish-policy.ts';
import { changePolicy } from '../api/calls.ts';
import { queryKeys } from '../app/queries.ts';
import { formSchema } from '../editor/form-values.ts';
import { SettingsForm } from '../editor/SettingsForm.tsx';

const schema = formSchema(policyFields, policyInputSchema);

export const PolicyForm = ({ policy }: { policy: Policy }) => (
  <SettingsForm
    fields={policyFields}
    schema={schema}
    settings={policy}
    queryKey={queryKeys.policy}
    onSave={changePolicy}
  />
);
