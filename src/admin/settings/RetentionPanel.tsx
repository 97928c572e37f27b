import { useQuery } from '@tanstack/react-query';
import { PRIVACY_SETTING_TEXTS } from '#texts/privacy';
import { SETTINGS_TEXTS as texts } from '#texts/settings';
import { erasedBefore, PRIVACY_ID, privacy, type Retention } from '../../domain/privacy.ts';
import { pagePath } from '../../paths.ts';
import { getRecord, updateRecord } from '../api/calls.ts';
import { collectionOf } from '../api/collections.ts';
import { formSchema } from '../editor/form-values.ts';
import { SettingsForm } from '../editor/SettingsForm.tsx';
import { useEnquiries } from '../inbox/enquiries.ts';
import { QueryState } from '../ui/Failure.tsx';
import { Panel } from '../ui/Panel.tsx';

const collection = collectionOf(privacy);
const schema = formSchema(privacy.fields, privacy.inputSchemaOf());
const queryKey = ['retention'];

/** How long enquiries are kept. */
export function RetentionPanel() {
  const query = useQuery({
    queryKey,
    queryFn: async () => (await getRecord(collection, PRIVACY_ID)).value,
  });
  const enquiries = useEnquiries().data ?? [];

  /** What is chosen now is gone within the hour. */
  const confirmErasing = (retention: unknown): boolean => {
    const before = erasedBefore(retention as Retention, new Date());
    const count = before
      ? enquiries.filter(({ submitted_at }) => Date.parse(submitted_at) < before.getTime()).length
      : 0;
    return count === 0 || window.confirm(texts.confirmErasing(count));
  };
  return (
    <Panel title={PRIVACY_SETTING_TEXTS.name} aside={<a href={pagePath('privacy')}>{texts.privacyPage}</a>}>
      <QueryState of={query} loading={texts.loading} failed={texts.failed} />
      {query.data && (
        <SettingsForm
          fields={privacy.fields}
          schema={schema}
          settings={query.data}
          queryKey={queryKey}
          mayStore={({ retention }) => retention === undefined || confirmErasing(retention)}
          onSave={(change) => updateRecord(collection, PRIVACY_ID, change)}
        />
      )}
    </Panel>
  );
}
