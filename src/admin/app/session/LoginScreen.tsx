import { Navigate, useLocation } from 'react-router';
import { Logo } from '../../../components/ui/Logo.tsx';
import { pagePaths } from '../../../paths.ts';
import { useTitle } from '../../ui/use-title.ts';
import { askedPage } from './asked-page.ts';
import { LoginForm } from './LoginForm.tsx';
import { useSession } from './session.ts';
import { Unreachable } from './Unreachable.tsx';

export function LoginScreen() {
  const { session } = useSession();
  const { state } = useLocation();
  useTitle('Sign in');

  if (session.phase === 'verifying') return null;
  if (session.phase === 'unreachable') return <Unreachable />;
  if (session.phase === 'in') return <Navigate to={askedPage(state)} replace />;
  return (
    <main className="center-page">
      <div className="panel narrow stack">
        <header className="stack">
          <Logo />
          <h1>Sign in to the admin area</h1>
        </header>
        <LoginForm />
        <div className="divider">Default credentials</div>
        <p className="muted">
          There is no default account. The email and the password are those of the site's environment
          variables <code>ADMIN_EMAIL</code> and <code>ADMIN_PASSWORD</code>; a local <code>npm start</code>{' '}
          prints the ones in use.
        </p>
        <p>
          <a href={pagePaths(1).home}>Back to the website</a>
        </p>
      </div>
    </main>
  );
}
