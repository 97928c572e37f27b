import { createContext, use } from 'react';
import type { LoginInput, User } from '../../../domain/session.ts';

export type Session =
  | { phase: 'out'; byChoice: boolean }
  /** `ended`: the server refused the token, the screens stay so that nothing typed is lost. */
  | { phase: 'in'; user: User; ended: boolean };

export interface SessionControl {
  session: Session;
  /** @throws ApiFailure */
  signIn(input: LoginInput): Promise<void>;
  signOut(): void;
  /** Ends every session of the account, and then this one. @throws ApiFailure when the server did not do it */
  signOutEverywhere(): Promise<void>;
}

export const SessionContext = createContext<SessionControl | null>(null);

export function useSession(): SessionControl {
  const control = use(SessionContext);
  if (!control) throw new Error('useSession needs a SessionProvider above it.');
  return control;
}
