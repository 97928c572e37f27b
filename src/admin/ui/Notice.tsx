import type { ReactNode } from 'react';

interface NoticeProps {
  tone: 'good' | 'bad';
  children: ReactNode;
  /** What can be done about it: a Retry button, for one. */
  action?: ReactNode;
}

/** A message in the page, announced as soon as it appears. */
export function Notice({ tone, children, action }: NoticeProps) {
  return (
    <div className={`notice ${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
      <div className="notice-text">{children}</div>
      {action}
    </div>
  );
}
