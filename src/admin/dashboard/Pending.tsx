import type { ReactNode } from 'react';
import { Loading } from '../ui/Loading.tsx';

interface PendingProps {
  failed: boolean;
  children: ReactNode;
}

/** In place of what has not come: on its way, or not until somebody presses Retry above. */
export function Pending({ failed, children }: PendingProps) {
  return failed ? <p className="muted">Not loaded.</p> : <Loading>{children}</Loading>;
}
