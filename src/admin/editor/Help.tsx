import { createContext, useContext } from 'react';

const Repeated = createContext(false);
export const RepeatedHelp = Repeated.Provider;

/** The line that helps to fill in a field. Where the entry before says the same, only a screen reader has to say it again. */
export const Help = ({ children }: { children: string }) => (
  <span className={useContext(Repeated) ? 'visually-hidden' : undefined}>{children} </span>
);

/** The same of several fields, below what they are called. */
export const HelpLine = ({ children }: { children: string | undefined }) =>
  children && (
    <p className="muted small">
      <Help>{children}</Help>
    </p>
  );
