interface StatCardProps {
  label: string;
  /** Undefined while it is not known. */
  value: number | undefined;
  /** Counted so far; there may be more. */
  atLeast?: boolean;
  failed?: boolean;
}

const format = new Intl.NumberFormat('en-US');

export function StatCard({ label, value, atLeast = false, failed = false }: StatCardProps) {
  return (
    <div className="stat">
      <dt>{label}</dt>
      <dd>
        {value === undefined ? (
          <>
            <span aria-hidden="true">{failed ? '–' : '…'}</span>
            <span className="visually-hidden">{failed ? 'not known' : 'loading'}</span>
          </>
        ) : (
          `${format.format(value)}${atLeast ? '+' : ''}`
        )}
      </dd>
    </div>
  );
}
