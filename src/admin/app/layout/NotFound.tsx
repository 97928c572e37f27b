import { Link, useNavigate } from 'react-router';
import { LAYOUT_TEXTS } from '#texts/layout';
import { Icon } from '../../../components/ui/Icon.tsx';
import { external } from '../../../components/ui/icons.ts';
import { adminPaths, pagePaths } from '../../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { CenterPage } from './CenterPage.tsx';
import { SECTIONS } from './sections.ts';

/** For every address below the prefix that is none, signed in or not. */
export function NotFound() {
  const navigate = useNavigate();
  useTitle(LAYOUT_TEXTS.notFoundTitle);
  // Opened directly, there is nothing to go back to.
  const goBack = () => void (window.history.length > 1 ? navigate(-1) : navigate(adminPaths.dashboard));
  return (
    <CenterPage>
      <h1>{LAYOUT_TEXTS.notFound}</h1>
      <p className="muted">{LAYOUT_TEXTS.notFoundHelp}</p>
      <ul className="links admin-links">
        {SECTIONS.map(({ name, path, icon }) => (
          <li key={path}>
            <Link to={path}>
              <Icon path={icon} />
              {name}
            </Link>
          </li>
        ))}
        <li>
          <a href={pagePaths(1).home}>
            <Icon path={external} />
            {LAYOUT_TEXTS.goToSite}
          </a>
        </li>
      </ul>
      <Button variant="primary" onClick={goBack}>
        {LAYOUT_TEXTS.goBack}
      </Button>
    </CenterPage>
  );
}
