import { Navigate, Outlet, useLocation } from 'react-router';
import { adminPaths } from '../../../paths.ts';
import { useSession } from './session.ts';

/** Lets the signed-in administrator through. Who has not signed out on purpose comes back after signing in. */
export function Guard() {
  const { session } = useSession();
  const { pathname, search } = useLocation();
  if (session.phase === 'in') return <Outlet />;
  const state = session.byChoice ? null : { from: pathname + search };
  return <Navigate to={adminPaths.login} replace state={state} />;
}
