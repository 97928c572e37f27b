import { waitingTime } from '#texts/calls';
import { DASHBOARD_TEXTS } from '#texts/dashboard';
import type { PublishStatus } from '../../domain/publish.ts';
import { publishSentence } from './sentence.ts';

/** How long the last build took, as far as the platform told. */
function took({ started_at, finished_at }: PublishStatus['build']): string {
  if (!started_at || !finished_at) return '';
  const seconds = Math.round((Date.parse(finished_at) - Date.parse(started_at)) / 1000);
  return seconds > 0 ? DASHBOARD_TEXTS.buildTook(waitingTime(seconds)) : '';
}

/** What visitors see, and what the files have of it. */
export const BuildState = ({ status }: { status: PublishStatus }) => (
  <>
    <p className="row state-dot" data-state={status.state}>
      {DASHBOARD_TEXTS.publish[status.state]}
    </p>
    {/* Small print where nothing is to be done. */}
    <p className={status.lacking > 0 ? undefined : 'muted small'}>
      {publishSentence(status)} <span className="build-took">{took(status.build)}</span>
    </p>
  </>
);
