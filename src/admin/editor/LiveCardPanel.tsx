import type { ReactNode } from 'react';

/** Beside a form, what is typed in it as visitors will see it. It repeats the form, for the eye. */
export const LiveCardPanel = ({ picture, children }: { picture?: ReactNode; children: ReactNode }) => (
  <div className="panel live-card" aria-hidden="true">
    {picture && <div className="cover live-card-picture">{picture}</div>}
    <div className="stack live-card-body">{children}</div>
  </div>
);
