import type { ReactNode } from 'react';
import { RECORD_TEXTS as texts } from '#texts/records';

/** Beside a form, or above it without a picture: what is typed, as visitors will see it. It repeats the form, for the eye. */
export const LiveCardPanel = ({ picture, children }: { picture?: ReactNode; children: ReactNode }) => (
  <div
    className={picture ? 'panel live-card' : 'panel live-card live-card-line'}
    aria-hidden="true"
    data-caption={texts.asVisitors}
  >
    {picture && <div className="cover live-card-picture">{picture}</div>}
    <div className="stack live-card-body">{children}</div>
  </div>
);
