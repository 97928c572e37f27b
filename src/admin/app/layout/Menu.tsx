import { NavLink } from 'react-router';
import { LAYOUT_TEXTS } from '#texts/layout';
import { Icon } from '../../../components/ui/Icon.tsx';
import { SECTIONS } from './sections.ts';

/** At the side, or along the bottom of a phone. */
export function Menu() {
  return (
    <nav className="menu" aria-label={LAYOUT_TEXTS.menu}>
      {SECTIONS.map(({ name, path, icon }) => (
        <NavLink key={path} to={path}>
          <Icon path={icon} />
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
