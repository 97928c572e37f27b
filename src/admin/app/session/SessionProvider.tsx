import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { LoginInput, User } from '../../../domain/session.ts';
import * as api from '../../api/calls.ts';
import { isFailure, reasonOf } from '../../api/failure.ts';
import { hasUnsavedWork } from '../../ui/unsaved.ts';
import { type Session, SessionContext } from './session.ts';
import { readToken, TOKEN_KEY, writeToken } from './token.ts';

export function SessionProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [session, setSession] = useState<Session>(() =>
    readToken() ? { phase: 'verifying' } : { phase: 'out', byChoice: false },
  );

  const leave = useCallback(
    (byChoice: boolean) => {
      setSession({ phase: 'out', byChoice });
      queryClient.clear();
    },
    [queryClient],
  );

  const enter = useCallback(
    (user: User) => {
      setSession({ phase: 'in', user, ended: false });
      // What failed for want of a session loads now.
      void queryClient.invalidateQueries();
    },
    [queryClient],
  );

  const verify = useCallback(async () => {
    const token = readToken();
    try {
      const user = await api.verifySession();
      if (token === readToken()) enter(user);
    } catch (error) {
      if (token !== readToken()) return;
      if (isFailure(error, 401)) {
        writeToken(null);
        leave(false);
      } else {
        // Being offline is no reason to lose the session, nor the screens of one that was running.
        setSession((now) => (now.phase === 'in' ? now : { phase: 'unreachable', reason: reasonOf(error) }));
      }
    }
  }, [enter, leave]);

  useEffect(() => {
    if (readToken()) void verify();
  }, [verify]);

  const markEnded = useCallback(
    () => setSession((now) => (now.phase === 'in' ? { ...now, ended: true } : now)),
    [],
  );

  useEffect(() => api.onSessionEnded(markEnded), [markEnded]);

  useEffect(() => {
    // What another tab did: signed in, or out. Typed work here survives behind the sign-in dialog.
    const follow = (event: StorageEvent) => {
      if (event.key !== TOKEN_KEY && event.key !== null) return;
      if (readToken()) void verify();
      else if (hasUnsavedWork()) markEnded();
      else leave(false);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [verify, leave, markEnded]);

  const signIn = async (input: LoginInput) => {
    const { token, user } = await api.signIn(input);
    writeToken(token);
    enter(user);
  };

  const signOut = () => {
    // The call has read the token when it returns; leaving does not wait for the server.
    api.signOut().catch(() => undefined);
    writeToken(null);
    leave(true);
  };

  const signOutEverywhere = async () => {
    // Unlike a plain logout this is about other devices, so only the server's word counts.
    await api.signOutEverywhere();
    writeToken(null);
    leave(true);
  };

  const retry = () => {
    setSession({ phase: 'verifying' });
    void verify();
  };

  return (
    <SessionContext value={{ session, signIn, signOut, signOutEverywhere, retry }}>{children}</SessionContext>
  );
}
