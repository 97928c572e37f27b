import { Link } from 'react-router';
import { DASHBOARD_TEXTS } from '#texts/dashboard';
import { PUBLISHING_TEXTS } from '#texts/publishing';
import { COMPANIES, COMPANY_IDS } from '../../domain/company.ts';
import { adminPaths, pagePaths } from '../../paths.ts';
import { usePublishStatus } from '../app/layout/use-publish-status.ts';
import { BuildState } from '../publishing/BuildState.tsx';
import { BuildTime } from '../publishing/BuildTime.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Panel } from '../ui/Panel.tsx';

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
          <BuildState status={data} />
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
