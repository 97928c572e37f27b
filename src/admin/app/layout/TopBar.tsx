import { LAYOUT_TEXTS } from '#texts/layout';
import { SESSION_TEXTS } from '#texts/session';
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
    <header className="row top-bar">
      <a className="row home" href="/" aria-label={LAYOUT_TEXTS.website}>
        <Logo />
      </a>
      <PublishState />
      <p className="welcome ellipsis muted">{LAYOUT_TEXTS.welcome(session.user.email)}</p>
      <AccountMenu />
      <Button variant="bare" onClick={() => mayDiscard() && signOut()}>
        {SESSION_TEXTS.logout}
      </Button>
    </header>
  );
}
