import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ADMIN_TEXTS } from '#texts/admin';
import { NOTICE_STATE_TEXTS as texts } from '#texts/settings';
import type { NoticeStatus } from '../../domain/notices.ts';
import { getNoticeStatus, retryNotices } from '../api/calls.ts';
import { queryClient, queryKeys } from '../app/queries.ts';
import { Button } from '../ui/Button.tsx';
import { MutationFailure } from '../ui/Failure.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Time } from '../ui/Time.tsx';

const queryKey = [...queryKeys.notices, 'status'];
const ASKED_EVERY_MS = 60_000;

export const useNoticeStatus = () =>
  useQuery({ queryKey, queryFn: getNoticeStatus, refetchInterval: ASKED_EVERY_MS });

/** How mails to the office go: when the last was sent, what waits, and what has failed. */
export function MailPanel({ aside }: { aside?: ReactNode }) {
  const { data, isPending } = useNoticeStatus();
  return (
    <Panel title={texts.title} aside={aside}>
      {isPending && <Loading>{texts.asking}</Loading>}
      {!data && !isPending && <p className="muted">{texts.unknown}</p>}
      {data && (data.off_because === null ? <Going status={data} /> : <p>{texts.off(data.off_because)}</p>)}
    </Panel>
  );
}

function Going({ status: { last_sent_at, waiting, next_try_at, failed, reason } }: { status: NoticeStatus }) {
  const retry = useMutation({
    mutationFn: () => retryNotices(),
    onSuccess: (status) => queryClient.setQueryData(queryKey, status),
  });
  return (
    <>
      <p>
        {last_sent_at ? (
          <>
            {texts.last} <Time at={last_sent_at} />.
          </>
        ) : (
          texts.none
        )}{' '}
        {waiting === 0 && failed === 0 && texts.allSent}
      </p>
      {waiting > 0 && (
        <p>
          {texts.waiting(waiting)}{' '}
          {next_try_at && (
            <>
              {texts.nextTry} <Time at={next_try_at} />.
            </>
          )}
        </p>
      )}
      {waiting > 0 && failed === 0 && reason && <p className="muted">{reason}</p>}
      {failed > 0 && (
        <Notice
          tone="error"
          action={
            <Button busy={retry.isPending} busyLabel={ADMIN_TEXTS.retrying} onClick={() => retry.mutate()}>
              {texts.retry}
            </Button>
          }
        >
          {texts.failed(failed)} {reason}
        </Notice>
      )}
      <MutationFailure what={texts.retryFailed} of={retry} />
    </>
  );
}
