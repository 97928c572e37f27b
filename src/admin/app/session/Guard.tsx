import { Navigate, Outlet, useLocation } from 'react-router';
import { adminPaths } from '../../../paths.ts';
import { rememberPage } from './asked-page.ts';
import { useSession } from './session.ts';
import { Unreachable } from './Unreachable.tsx';

/** Lets the signed-in administrator through; nothing is rendered until that is known. */
export function Guard() {
  const { session } = useSession();
  const location = useLocation();
  switch (session.phase) {
    case 'verifying':
      return null;
    case 'unreachable':
      return <Unreachable />;
    case 'out':
      return (
        <Navigate to={adminPaths.login} replace state={session.byChoice ? null : rememberPage(location)} />
      );
    case 'in':
      return <Outlet />;
  }
}
