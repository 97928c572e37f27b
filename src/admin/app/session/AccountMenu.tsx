import { useMutation } from '@tanstack/react-query';
import { SESSION_TEXTS } from '#texts/session';
import { Icon } from '../../../components/ui/Icon.tsx';
import { person } from '../../../components/ui/icons.ts';
import { reasonOf } from '../../api/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { hasSingleKeys, setSingleKeys } from '../../ui/single-keys.ts';
import { mayDiscard } from '../../ui/unsaved.ts';
import { useSession } from './SessionProvider.tsx';

/** What concerns the account and is seldom needed, behind a button of the top bar. */
export function AccountMenu({ email }: { email: string }) {
  const { error, isPending, mutate } = useMutation({ mutationFn: useSession().signOutEverywhere });
  const signOut = () => {
    if (mayDiscard(SESSION_TEXTS.confirmEverywhere)) mutate();
  };

  return (
    <>
      <Button className="bar-button" popoverTarget="account-menu">
        <Icon path={person} />
        <span className="bar-label">{SESSION_TEXTS.account}</span>
      </Button>
      <div id="account-menu" className="panel account-menu" popover="auto">
        <p className="name ellipsis">{email}</p>
        {error && <Notice tone="error">{SESSION_TEXTS.everywhereFailed(reasonOf(error))}</Notice>}
        <p className="muted">{SESSION_TEXTS.whyEverywhere}</p>
        <Button busy={isPending} busyLabel={SESSION_TEXTS.signingOut} onClick={signOut}>
          {SESSION_TEXTS.signOutEverywhere}
        </Button>
        <label className="row">
          <input
            type="checkbox"
            defaultChecked={hasSingleKeys()}
            onChange={({ target }) => setSingleKeys(target.checked)}
          />
          {SESSION_TEXTS.singleKeys}
        </label>
      </div>
    </>
  );
}
