import type { ReactNode } from 'react';
import { HousePattern } from '../ui/HousePattern.tsx';

interface PageTopProps {
  title: string;
  text?: string;
  /** With a piece of cloth beside it, where there is room. */
  woven?: boolean;
  /** What stands below the text. */
  children?: ReactNode;
}

/** The top of an inner page. */
export const PageTop = ({ title, text, woven, children }: PageTopProps) => (
  <div className={woven ? 'page-top page-top-woven' : 'page-top'}>
    <div className="wrap">
      <div className="page-top-text">
        <h1>{title}</h1>
        {text && <p className="lead muted">{text}</p>}
      </div>
      {children}
    </div>
    {woven && (
      <div className="page-top-cloth screen-only">
        <HousePattern columns={21} rows={3} from="start" />
      </div>
    )}
  </div>
);
