import { Link, useLocation } from 'react-router';
import { LAYOUT_TEXTS } from '#texts/layout';
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
  const { pathname } = useLocation();
  const waits = publish.isError || state === 'saved' || state === 'failed';
  // That screen has the button, and says more.
  const leads = waits && pathname !== adminPaths.publishing;
  const says = publish.isError ? publishFailed : state && publishState[state];
  const reason = publish.isError
    ? `: ${reasonOf(publish.error)}`
    : state === 'failed' && `: ${data?.build.error ?? reasonUnknown}`;
  return (
    <div className="row publishing">
      <p
        className="row publish-state state-dot"
        data-state={publish.isError ? 'failed' : state}
        role="status"
      >
        <span>
          {leads ? <Link to={adminPaths.publishing}>{says}</Link> : says}
          {reason}
        </span>
      </p>
      {leads && <PublishNow status={data} of={publish} short />}
    </div>
  );
}
