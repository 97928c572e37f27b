import type { ReactNode } from 'react';
import { isEmpty } from '../../domain/empty.ts';

export interface KnownFact {
  name: string;
  /** '' or nothing where it is not known: then it is not said. */
  value: ReactNode;
  /** Whether the panel of a wide page says it too. */
  inPanel?: boolean;
}

/** Names and values, a pair a line. */
export const Facts = ({ facts }: { facts: readonly KnownFact[] }) => (
  <dl className="facts">
    {facts.map(
      ({ name, value, inPanel }) =>
        !isEmpty(value) && (
          <div key={name} className={inPanel ? 'fact-in-panel' : undefined}>
            <dt className="muted small">{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);
