import { DASHBOARD_TEXTS } from '#texts/dashboard';
import { formatCount } from '../ui/format.ts';

interface StatCardProps {
  label: string;
  /** Undefined while it is not known. */
  value: number | undefined;
  /** Counted so far; there may be more. */
  atLeast?: boolean;
  failed?: boolean;
}

export function StatCard({ label, value, atLeast = false, failed = false }: StatCardProps) {
  return (
    <div className="stat">
      <dt className="muted">{label}</dt>
      <dd>
        {value === undefined ? (
          <>
            <span aria-hidden="true">{failed ? '–' : '…'}</span>
            <span className="visually-hidden">
              {failed ? DASHBOARD_TEXTS.notKnown : DASHBOARD_TEXTS.loading}
            </span>
          </>
        ) : (
          `${formatCount(value)}${atLeast ? '+' : ''}`
        )}
      </dd>
    </div>
  );
}
