import type { PublishStatus } from '../../../domain/publish.ts';
import { reasonOf } from '../../api/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { usePublishNow, usePublishStatus } from './use-publish-status.ts';

const text = ({ state, build }: PublishStatus): string => {
  switch (state) {
    case 'live':
      return 'Live';
    case 'saved':
      return 'Saved, waiting to be published';
    case 'publishing':
      return 'Publishing…';
    case 'failed':
      return `Publishing failed: ${build.error ?? 'the reason is not known'}`;
  }
};

/** Whether visitors see the last change yet, as measured against the deployed site; and a way to hurry it. */
export function PublishState() {
  const { data, isError } = usePublishStatus();
  const publish = usePublishNow();
  const state = isError ? 'unknown' : data?.state;
  const waits = state === 'saved' || state === 'failed';
  return (
    <div className="publishing">
      <p className="publish-state" data-state={publish.isError ? 'failed' : state} role="status">
        {publish.isError
          ? `Error publishing: ${reasonOf(publish.error)}`
          : isError
            ? 'Publishing state not known'
            : data && text(data)}
      </p>
      {(waits || publish.isError) && (
        <Button busy={publish.isPending} busyLabel="Publishing…" onClick={() => publish.mutate()}>
          {publish.isError ? 'Retry' : 'Publish now'}
        </Button>
      )}
    </div>
  );
}
