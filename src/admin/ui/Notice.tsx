import { type ReactNode, useRef } from 'react';
import { useFocusHandedOn } from './focus.ts';

interface NoticeProps {
  /** What is good is announced by the `StatusRegion` it stands in; what is bad interrupts by itself. */
  tone: 'good' | 'bad';
  children: ReactNode;
  /** What can be done about it: a Retry button, for one. */
  action?: ReactNode;
}

/** A message in the page. Pressing its button often makes it go: the focus then goes to the heading above. */
export function Notice({ tone, children, action }: NoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useFocusHandedOn(notice);
  return (
    <div ref={notice} className={`notice ${tone}`} role={tone === 'bad' ? 'alert' : undefined}>
      <div className="notice-text">{children}</div>
      {action}
    </div>
  );
}
