import { Navigate, Outlet, useLocation } from 'react-router';
import { LAYOUT_TEXTS } from '#texts/layout';
import { adminPaths } from '../../../paths.ts';
import { Toasts } from '../../ui/Toasts.tsx';
import { EndedSession } from '../session/EndedSession.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { Menu } from './Menu.tsx';
import { TopBar } from './TopBar.tsx';

/** The frame around every screen, for the signed-in administrator alone. Signing in leads back to the page asked for. */
export function Layout() {
  const { session } = useSession();
  const { pathname, search } = useLocation();
  if (session.phase === 'out') {
    const state = session.byChoice ? null : { from: pathname + search };
    return <Navigate to={adminPaths.login} replace state={state} />;
  }
  const { email } = session.user;
  return (
    <Toasts>
      <div className="shell">
        <a className="button skip-link" href="#screen">
          {LAYOUT_TEXTS.skip}
        </a>
        <TopBar email={email} />
        <Menu />
        <main id="screen" className="stack screen" tabIndex={-1}>
          {session.ended && <EndedSession email={email} />}
          <Outlet />
        </main>
      </div>
    </Toasts>
  );
}
