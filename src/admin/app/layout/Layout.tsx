import { Outlet } from 'react-router';
import { LAYOUT_TEXTS } from '#texts/layout';
import { EndedSession } from '../session/EndedSession.tsx';
import { Menu } from './Menu.tsx';
import { TopBar } from './TopBar.tsx';

/** The frame around every screen of the signed-in administrator. */
export function Layout() {
  return (
    <div className="shell">
      <a className="skip-link" href="#screen">
        {LAYOUT_TEXTS.skip}
      </a>
      <TopBar />
      <Menu />
      <main id="screen" className="stack screen" tabIndex={-1}>
        <EndedSession />
        <Outlet />
      </main>
    </div>
  );
}
