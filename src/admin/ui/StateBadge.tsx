interface StateBadgeProps {
  text: string;
  /** The usual state has none: it needs nobody's eye. */
  tone?: 'neutral' | 'warning' | 'error' | undefined;
}

/** What has become of a record. Only what is not usual stands out. */
export const StateBadge = ({ text, tone }: StateBadgeProps) =>
  tone ? <span className={`badge tone-${tone}`}>{text}</span> : <span className="muted small">{text}</span>;
