import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router';
import { useTitle } from './use-title.ts';

interface ScreenProps {
  title: string;
  /** A short line beside the title, such as a count. */
  note?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a screen: starts at the top, and tells a screen reader where it is. */
export function Screen({ title, note, actions, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigation = useNavigationType();
  // As it was at first: a search that replaces the address while somebody types is no new screen.
  const [cameByLink] = useState(navigation === 'PUSH');
  useTitle(title);

  useEffect(() => {
    window.scrollTo(0, 0);
    if (cameByLink) heading.current?.focus({ preventScroll: true });
  }, [cameByLink]);

  return (
    <>
      <header className="cluster screen-head">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {note && <p className="muted">{note}</p>}
        <div className="cluster screen-actions">{actions}</div>
      </header>
      {children}
    </>
  );
}
