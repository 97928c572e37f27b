import { Logo } from '../../../components/ui/Logo.tsx';
import { Button } from '../../ui/Button.tsx';
import { mayDiscard } from '../../ui/unsaved.ts';
import { AccountMenu } from '../session/AccountMenu.tsx';
import { useSession } from '../session/session.ts';
import { PublishState } from './PublishState.tsx';

export function TopBar() {
  const { session, signOut } = useSession();
  if (session.phase !== 'in') return null;
  return (
    <header className="top-bar">
      <a className="home" href="/" aria-label="The website">
        <Logo />
      </a>
      <PublishState />
      <p className="welcome">Welcome, {session.user.email}</p>
      <AccountMenu />
      <Button variant="bare" onClick={() => mayDiscard() && signOut()}>
        Logout
      </Button>
    </header>
  );
}
