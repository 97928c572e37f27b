import { COMPANIES, COMPANY_IDS } from '../../domain/company.ts';
import type { PublishStatus } from '../../domain/publish.ts';
import { pagePaths } from '../../paths.ts';
import { waitingTime } from '../api/failure.ts';
import { usePublishStatus } from '../app/layout/use-publish-status.ts';
import { formatTime } from '../ui/format.ts';
import { Loading } from '../ui/Loading.tsx';
import { Card } from './Card.tsx';

const SUMMARY = {
  live: 'Visitors see everything that is saved.',
  saved: 'There are changes that no build has picked up yet.',
  publishing: 'The last changes are on their way.',
  failed: 'The last changes could not be published; the site shows what it showed before.',
} as const;

/** How long the last build took, as far as the platform told. */
function took({ started_at, finished_at }: PublishStatus['build']): string {
  if (!started_at || !finished_at) return '';
  const seconds = Math.round((Date.parse(finished_at) - Date.parse(started_at)) / 1000);
  return seconds > 0 ? `The last build took ${waitingTime(seconds)}.` : '';
}

/** The end of the last build, or its beginning while it runs. */
function BuildTime({ build, failed }: { build: PublishStatus['build']; failed: boolean }) {
  const { started_at, finished_at } = build;
  const time = finished_at ?? started_at;
  if (!time) return 'No build yet';
  return (
    <>
      {!finished_at ? 'Building since ' : failed && 'Failed '}
      <time dateTime={time}>{formatTime(time)}</time>
    </>
  );
}

/** When the site was last built, and whether everything saved is in it. */
export function LastPublish() {
  const { data, isPending } = usePublishStatus();
  return (
    <Card title="Last publish">
      {isPending && <Loading>Asking…</Loading>}
      {data && (
        <>
          <p className="last-publish">
            <BuildTime build={data.build} failed={data.state === 'failed'} />
          </p>
          <p className="muted">
            {SUMMARY[data.state]} {took(data.build)}
          </p>
        </>
      )}
      {!data && !isPending && <p className="muted">The publishing state is not known.</p>}
      <ul className="quick-links">
        {COMPANY_IDS.map((id) => (
          <li key={id}>
            <a href={pagePaths(id).home}>{COMPANIES[id].label} website</a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
