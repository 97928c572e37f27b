import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import type { LoginInput, User } from '../../../domain/session.ts';
import * as api from '../../api/calls.ts';
import { isFailure } from '../../api/failure.ts';
import { onSessionEnded } from '../../api/send.ts';
import { sweepDrafts } from '../../editor/draft.ts';
import { hasUnsavedWork } from '../../ui/unsaved.ts';
import { readToken, TOKEN_KEY, writeToken } from './token.ts';
import { Unreachable } from './Unreachable.tsx';

type Session =
  | { phase: 'out'; byChoice: boolean }
  /** `ended`: the server refused the token, the screens stay so that nothing typed is lost. */
  | { phase: 'in'; user: User; ended: boolean };

/** There is a token, and nobody has said yet whether it is still good; `error` tells why not. */
interface Unverified {
  phase: 'unverified';
  error?: unknown;
}

interface SessionControl {
  session: Session;
  /** @throws ApiFailure */
  signIn(input: LoginInput): Promise<void>;
  signOut(): void;
  /** Ends every session of the account, and then this one. @throws ApiFailure when the server did not do it */
  signOutEverywhere(): Promise<void>;
}

/** While somebody types, the server is told this often. */
const USE_TOLD_MS = 5 * 60 * 1000;

const SessionContext = createContext<SessionControl | null>(null);

export function useSession(): SessionControl {
  const control = use(SessionContext);
  if (!control) throw new Error('useSession needs a SessionProvider above it.');
  return control;
}

/** Renders nothing until it is known who is signed in. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [session, setSession] = useState<Session | Unverified>(() =>
    readToken() ? { phase: 'unverified' } : { phase: 'out', byChoice: false },
  );

  function enter(user: User): void {
    sweepDrafts();
    setSession({ phase: 'in', user, ended: false });
    // What failed for want of a session loads now.
    void client.invalidateQueries();
  }

  function leave(byChoice: boolean): void {
    writeToken(null);
    setSession({ phase: 'out', byChoice });
    client.clear();
  }

  const end = useEffectEvent(() => setSession((now) => (now.phase === 'in' ? { ...now, ended: true } : now)));

  const verify = useEffectEvent(async () => {
    const token = readToken();
    if (!token) return;
    try {
      const user = await api.verifySession();
      if (token === readToken()) enter(user);
    } catch (error) {
      if (token !== readToken()) return;
      if (isFailure(error, 401)) leave(false);
      // Being offline is no reason to lose the session, nor the screens of one that was running.
      else setSession((now) => (now.phase === 'in' ? now : { phase: 'unverified', error }));
    }
  });

  // What another tab did: signed in, or out. Typed work here survives behind the sign-in dialog.
  const follow = useEffectEvent(({ key }: StorageEvent) => {
    if (key !== TOKEN_KEY && key !== null) return;
    if (readToken()) void verify();
    else if (hasUnsavedWork()) end();
    else leave(false);
  });

  // Typing is use, too: the server is to hear of it, or the session would end under a long text.
  const isIn = session.phase === 'in' && !session.ended;
  useEffect(() => {
    if (!isIn) return;
    let due = Date.now() + USE_TOLD_MS;
    const tell = () => {
      if (Date.now() < due) return;
      due = Date.now() + USE_TOLD_MS;
      api.verifySession().catch(() => undefined);
    };
    document.addEventListener('input', tell);
    return () => document.removeEventListener('input', tell);
  }, [isIn]);

  useEffect(sweepDrafts, []);

  const isUnverified = session.phase === 'unverified' && session.error === undefined;
  useEffect(() => {
    if (isUnverified) void verify();
  }, [isUnverified]);
  useEffect(() => onSessionEnded(end), []);
  useEffect(() => {
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  const signIn = async (input: LoginInput) => {
    const { token, user } = await api.signIn(input);
    writeToken(token);
    enter(user);
  };

  const signOut = () => {
    // The call has read the token when it returns; leaving does not wait for the server.
    api.signOut().catch(() => undefined);
    leave(true);
  };

  const signOutEverywhere = async () => {
    // Unlike a plain logout this is about other devices, so only the server's word counts.
    await api.signOutEverywhere();
    leave(true);
  };

  if (isUnverified) return null;
  if (session.phase === 'unverified') {
    return <Unreachable error={session.error} onRetry={() => setSession({ phase: 'unverified' })} />;
  }
  return <SessionContext value={{ session, signIn, signOut, signOutEverywhere }}>{children}</SessionContext>;
}
