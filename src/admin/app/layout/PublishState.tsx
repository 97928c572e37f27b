import { useMutation } from '@tanstack/react-query';
import { ADMIN_TEXTS } from '#texts/admin';
import { LAYOUT_TEXTS } from '#texts/layout';
import * as api from '../../api/calls.ts';
import { reasonOf } from '../../api/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { queryClient, queryKeys } from '../queries.ts';
import { usePublishStatus } from './use-publish-status.ts';

const { publishState, publishFailed, publishNow, reasonUnknown } = LAYOUT_TEXTS;

/** Whether visitors see the last change yet, as measured against the deployed site; and a way to hurry it. */
export function PublishState() {
  const { data, isError } = usePublishStatus();
  const publish = useMutation({
    mutationFn: api.publishNow,
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.status }),
  });
  const state = isError ? 'unknown' : data?.state;
  const waits = state === 'saved' || state === 'failed';
  const reason = state === 'failed' ? `: ${data?.build.error ?? reasonUnknown}` : '';
  return (
    <div className="row publishing">
      <p className="row publish-state" data-state={publish.isError ? 'failed' : state} role="status">
        {publish.isError
          ? `${publishFailed}: ${reasonOf(publish.error)}`
          : state && `${publishState[state]}${reason}`}
      </p>
      {(waits || publish.isError) && (
        <Button busy={publish.isPending} busyLabel={publishState.publishing} onClick={() => publish.mutate()}>
          {publish.isError ? ADMIN_TEXTS.retry : publishNow}
        </Button>
      )}
    </div>
  );
}
