import { LAYOUT_TEXTS } from '#texts/layout';
import { SESSION_TEXTS } from '#texts/session';
import { Icon } from '../../../components/ui/Icon.tsx';
import { leave } from '../../../components/ui/icons.ts';
import { Logo } from '../../../components/ui/Logo.tsx';
import { Button } from '../../ui/Button.tsx';
import { mayDiscard } from '../../ui/unsaved.ts';
import { AccountMenu } from '../session/AccountMenu.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { PublishState } from './PublishState.tsx';

export function TopBar({ email }: { email: string }) {
  const { signOut } = useSession();
  return (
    <header className="row top-bar">
      <a className="row home" href="/" aria-label={LAYOUT_TEXTS.website}>
        <Logo />
      </a>
      <PublishState />
      <p className="welcome ellipsis muted">{LAYOUT_TEXTS.welcome(email)}</p>
      <AccountMenu email={email} />
      <Button className="bar-button" onClick={() => mayDiscard() && signOut()}>
        <Icon path={leave} />
        <span className="bar-label">{SESSION_TEXTS.logout}</span>
      </Button>
    </header>
  );
}
