import { Link } from 'react-router';
import { waitingTime } from '#texts/calls';
import { DASHBOARD_TEXTS } from '#texts/dashboard';
import { PUBLISHING_TEXTS } from '#texts/publishing';
import { COMPANIES, COMPANY_IDS } from '../../domain/company.ts';
import type { PublishStatus } from '../../domain/publish.ts';
import { adminPaths, pagePaths } from '../../paths.ts';
import { usePublishStatus } from '../app/layout/use-publish-status.ts';
import { BuildTime } from '../publishing/BuildTime.tsx';
import { publishSentence } from '../publishing/sentence.ts';
import { Loading } from '../ui/Loading.tsx';
import { Panel } from '../ui/Panel.tsx';

/** How long the last build took, as far as the platform told. */
function took({ started_at, finished_at }: PublishStatus['build']): string {
  if (!started_at || !finished_at) return '';
  const seconds = Math.round((Date.parse(finished_at) - Date.parse(started_at)) / 1000);
  return seconds > 0 ? DASHBOARD_TEXTS.buildTook(waitingTime(seconds)) : '';
}

/** When the site was last built, and whether everything saved is in it. */
export function LastPublish() {
  const { data, isPending } = usePublishStatus();
  return (
    <Panel
      title={PUBLISHING_TEXTS.lastPublish}
      aside={<Link to={adminPaths.publishing}>{PUBLISHING_TEXTS.title}</Link>}
    >
      {isPending && <Loading>{DASHBOARD_TEXTS.asking}</Loading>}
      {data && (
        <>
          <BuildTime {...data} />
          <p className="muted">
            {DASHBOARD_TEXTS.publish[data.state]} {took(data.build)}
          </p>
          <p>{publishSentence(data)}</p>
        </>
      )}
      {!data && !isPending && <p className="muted">{DASHBOARD_TEXTS.publishUnknown}</p>}
      <ul className="cluster links quick-links">
        {COMPANY_IDS.map((id) => (
          <li key={id}>
            <a href={pagePaths(id).home}>{DASHBOARD_TEXTS.website(COMPANIES[id].label)}</a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
