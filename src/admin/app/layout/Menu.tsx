import { NavLink } from 'react-router';
import { SECTIONS } from './sections.ts';

/** At the side, or along the bottom of a phone. */
export function Menu() {
  return (
    <nav className="menu" aria-label="Admin">
      {SECTIONS.map(({ name, path, icon }) => (
        <NavLink key={path} to={path}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={icon} />
          </svg>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
