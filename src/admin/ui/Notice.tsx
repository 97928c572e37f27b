import { type ReactNode, useRef } from 'react';
import { useFocusHandedOn } from './focus.ts';

interface NoticeProps {
  /** An error interrupts by itself; the others are announced by the `StatusRegion` around them. */
  tone: 'success' | 'neutral' | 'error';
  children: ReactNode;
  /** What can be done about it: a Retry button, for one. */
  action?: ReactNode;
}

/** A message in the page. Pressing its button often makes it go: the focus then goes to the heading above. */
export function Notice({ tone, children, action }: NoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useFocusHandedOn(notice);
  return (
    <div
      ref={notice}
      className={`notice cluster spread links tone-${tone}`}
      role={tone === 'error' ? 'alert' : undefined}
    >
      <div className="notice-text">{children}</div>
      {action}
    </div>
  );
}
