import { Link } from 'react-router';
import { DASHBOARD_TEXTS } from '#texts/dashboard';
import type { Enquiry } from '../../domain/enquiry.ts';
import { ENQUIRY_EXCERPT_MAX } from '../../domain/limits.ts';
import { summary } from '../../domain/summary.ts';
import { adminPaths } from '../../paths.ts';
import { CompanyBadge } from '../ui/CompanyBadge.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Time } from '../ui/Time.tsx';
import { Pending } from './Pending.tsx';

const SHOWN = 5;

interface NewestEnquiriesProps {
  enquiries: readonly Enquiry[] | undefined;
  failed: boolean;
}

export function NewestEnquiries({ enquiries, failed }: NewestEnquiriesProps) {
  const all = <Link to={adminPaths.forms}>{DASHBOARD_TEXTS.allEnquiries}</Link>;
  return (
    <Panel title={DASHBOARD_TEXTS.newest} aside={all}>
      {!enquiries && <Pending failed={failed} loading={DASHBOARD_TEXTS.loadingEnquiries} />}
      {enquiries?.length === 0 && <p className="muted">{DASHBOARD_TEXTS.noEnquiries}</p>}
      <ul className="lines">
        {enquiries?.slice(0, SHOWN).map(({ id, name, message, company_id, submitted_at }) => (
          <li key={id}>
            <p className="cluster line-head">
              <span className="name">{name}</span>
              <CompanyBadge id={company_id} />
              <Time className="muted small" at={submitted_at} />
            </p>
            <p className="muted">{summary(message, ENQUIRY_EXCERPT_MAX)}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
