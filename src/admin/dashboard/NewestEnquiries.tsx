import { Link } from 'react-router';
import { DASHBOARD_TEXTS } from '#texts/dashboard';
import type { Enquiry } from '../../domain/enquiry.ts';
import { adminPaths } from '../../paths.ts';
import { Panel } from '../ui/Panel.tsx';
import { Time } from '../ui/Time.tsx';
import { Pending } from './Pending.tsx';

const SHOWN = 3;

interface NewestEnquiriesProps {
  enquiries: readonly Enquiry[] | undefined;
  failed: boolean;
}

export function NewestEnquiries({ enquiries, failed }: NewestEnquiriesProps) {
  const all = <Link to={adminPaths.forms}>{DASHBOARD_TEXTS.allEnquiries}</Link>;
  return (
    <Panel title={DASHBOARD_TEXTS.newest} aside={all} className="newest">
      {!enquiries && <Pending failed={failed} loading={DASHBOARD_TEXTS.loadingEnquiries} />}
      {enquiries?.length === 0 && <p className="muted">{DASHBOARD_TEXTS.noEnquiries}</p>}
      <ul className="lines">
        {enquiries?.slice(0, SHOWN).map((enquiry) => (
          <li key={enquiry.id} className="line-linked newest-line">
            <Link className="name ellipsis" to={`${adminPaths.forms}?open=${enquiry.id}`}>
              {enquiry.name}
            </Link>
            <Time className="muted small" at={enquiry.submitted_at} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
