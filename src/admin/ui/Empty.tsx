import type { ReactNode, Ref } from 'react';
import { HousePattern } from '../../components/ui/HousePattern.tsx';

interface EmptyProps {
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
  /** What to do about it. */
  action?: ReactNode;
}

/** In place of a list without anything in it. */
export function Empty({ ref, children, action }: EmptyProps) {
  return (
    <div className="placeholder empty" ref={ref}>
      <HousePattern columns={5} rows={1} />
      <div className="stack">
        <p>{children}</p>
        {action}
      </div>
    </div>
  );
}
