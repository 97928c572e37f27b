import { Link, useNavigate } from 'react-router';
import { adminPaths, pagePaths } from '../../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { SECTIONS } from './sections.ts';

/** For every address below the prefix that is none, signed in or not. */
export function NotFound() {
  const navigate = useNavigate();
  useTitle('Page not found');
  const goBack = () => {
    // Opened directly, there is nothing to go back to.
    if (window.history.length > 1) void navigate(-1);
    else void navigate(adminPaths.dashboard);
  };
  return (
    <main className="center-page">
      <div className="panel narrow stack">
        <h1>Admin page not found</h1>
        <p className="muted">There is nothing at this address. Log in to use the admin features:</p>
        <ul className="link-list">
          {SECTIONS.map(({ name, path }) => (
            <li key={path}>
              <Link to={path}>{name}</Link>
            </li>
          ))}
        </ul>
        <div className="form-actions">
          <Button onClick={goBack}>Go Back</Button>
          <a href={pagePaths(1).home}>Go to the website</a>
        </div>
      </div>
    </main>
  );
}
