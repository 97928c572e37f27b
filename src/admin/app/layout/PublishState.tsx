import { Link, useLocation } from 'react-router';
import { LAYOUT_TEXTS } from '#texts/layout';
import { PUBLISHING_TEXTS } from '#texts/publishing';
import { adminPaths } from '../../../paths.ts';
import { isFailure, reasonOf } from '../../api/failure.ts';
import { PublishNow, usePublishNow } from '../../publishing/PublishNow.tsx';
import { usePublishStatus } from './use-publish-status.ts';

const { publishState, publishFailed, reasonUnknown } = LAYOUT_TEXTS;

/** Whether the files say the last change yet, as measured against the deployed site; and a way to hurry it. */
export function PublishState() {
  const { data, isError, error } = usePublishStatus();
  const publish = usePublishNow();
  const state = isError ? (isFailure(error, 0) ? 'offline' : 'unknown') : data?.state;
  // That screen has the button, and says more.
  const isThere = useLocation().pathname === adminPaths.publishing;
  const waits = state === 'saved' || state === 'failed';
  const reason = state === 'failed' ? `: ${data?.build.error ?? reasonUnknown}` : '';
  return (
    <div className="row publishing">
      <p className="row publish-state" data-state={publish.isError ? 'failed' : state} role="status">
        {publish.isError
          ? `${publishFailed}: ${reasonOf(publish.error)}`
          : state && `${publishState[state]}${reason}`}
      </p>
      {(waits || publish.isError) && !isThere && (
        <>
          <PublishNow status={data} of={publish} short />
          <Link className="nobreak" to={adminPaths.publishing}>
            {PUBLISHING_TEXTS.details}
          </Link>
        </>
      )}
    </div>
  );
}
