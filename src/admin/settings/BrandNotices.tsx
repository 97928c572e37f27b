import { useMutation, useQuery } from '@tanstack/react-query';
import { SETTINGS_TEXTS as texts } from '#texts/settings';
import { COMPANIES, type CompanyId } from '../../domain/company.ts';
import { type NoticeTest, noticeFields, noticeInputSchema } from '../../domain/notices.ts';
import { changeNoticeSettings, getNoticeSettings, testNotices } from '../api/calls.ts';
import { queryKeys } from '../app/queries.ts';
import { formSchema } from '../editor/form-values.ts';
import { SettingsForm } from '../editor/SettingsForm.tsx';
import { Button } from '../ui/Button.tsx';
import { MutationFailure, QueryState } from '../ui/Failure.tsx';
import { formatList } from '../ui/format.ts';
import { Notice } from '../ui/Notice.tsx';
import { Panel } from '../ui/Panel.tsx';
import { StatusRegion } from '../ui/StatusRegion.tsx';

const schema = formSchema(noticeFields, noticeInputSchema);

/** Who of a brand is told of enquiries, and when. */
export function BrandNotices({ companyId }: { companyId: CompanyId }) {
  const queryKey = [...queryKeys.notices, String(companyId)];
  const query = useQuery({ queryKey, queryFn: () => getNoticeSettings(companyId) });
  const test = useMutation({ mutationFn: () => testNotices(companyId) });
  return (
    <Panel title={texts.noticesOf(COMPANIES[companyId].name)} company={companyId}>
      <QueryState of={query} loading={texts.loading} failed={texts.failed} />
      {query.data && (
        <>
          <SettingsForm
            fields={noticeFields}
            schema={schema}
            settings={query.data}
            queryKey={queryKey}
            onSave={(change) => changeNoticeSettings(companyId, change)}
            actions={
              <p className="small settings-test">
                <Button
                  variant="bare"
                  busy={test.isPending}
                  busyLabel={texts.testing}
                  onClick={() => test.mutate()}
                >
                  {texts.test}
                </Button>{' '}
                <span className="muted">{texts.testHelp}</span>
              </p>
            }
          />
          <Tested test={test.data} />
          <MutationFailure what={texts.testFailed} of={test} />
        </>
      )}
    </Panel>
  );
}

/** What the mail server said. */
const Tested = ({ test }: { test: NoticeTest | undefined }) => (
  <>
    <StatusRegion>
      {test?.ok && (
        <Notice tone="success">
          {texts.testSent(formatList(test.to))} {test.said && texts.said(test.said)}
        </Notice>
      )}
    </StatusRegion>
    {test && !test.ok && (
      <Notice tone="error">
        {texts.testFailed}: {test.reason}
      </Notice>
    )}
  </>
);
