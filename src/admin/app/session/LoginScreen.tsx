import { Navigate, useLocation } from 'react-router';
import { SESSION_TEXTS } from '#texts/session';
import { MAIN_COMPANY_ID } from '../../../domain/company.ts';
import { pagePaths } from '../../../paths.ts';
import { useTitle } from '../../ui/use-title.ts';
import { CenterPage } from '../layout/CenterPage.tsx';
import { askedPage } from './asked-page.ts';
import { LoginForm } from './LoginForm.tsx';
import { useSession } from './SessionProvider.tsx';

export function LoginScreen() {
  const { session } = useSession();
  const { state } = useLocation();
  useTitle(SESSION_TEXTS.signIn);

  if (session.phase === 'in') return <Navigate to={askedPage(state)} replace />;
  return (
    <CenterPage>
      <h1>{SESSION_TEXTS.heading}</h1>
      <LoginForm />
      <div className="stack muted sign-in-foot">
        <p>{SESSION_TEXTS.forgot}</p>
        <div className="row divider">{SESSION_TEXTS.defaultCredentials}</div>
        <details className="fold">
          <summary>{SESSION_TEXTS.forTechnicians}</summary>
          <p>
            {SESSION_TEXTS.noDefault
              .split('`')
              .map((part, index) => (index % 2 === 0 ? part : <code key={part}>{part}</code>))}
          </p>
        </details>
        <p>
          <a href={pagePaths(MAIN_COMPANY_ID).home}>{SESSION_TEXTS.backToSite}</a>
        </p>
      </div>
    </CenterPage>
  );
}
