import { useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { LAYOUT_TEXTS } from '#texts/layout';
import { Icon } from '../../../components/ui/Icon.tsx';
import { more } from '../../../components/ui/icons.ts';
import { SECTIONS } from './sections.ts';

/** As many as a phone has room for, beside the way to the others. */
const AT_HAND = 4;
const MORE_ID = 'menu-more';

/** At the side. Along the bottom of a phone, where the sections that are used less open above it. */
export function Menu() {
  const { pathname } = useLocation();
  const sheet = useRef<HTMLDivElement>(null);
  const others = SECTIONS.slice(AT_HAND);
  // A browser without popovers shows all of them in the bar.
  const close = () => sheet.current?.hidePopover?.();
  return (
    <nav className="menu" aria-label={LAYOUT_TEXTS.admin}>
      {SECTIONS.slice(0, AT_HAND).map((section) => (
        <Entry key={section.path} {...section} onOpen={close} />
      ))}
      <button
        className={others.some(({ path }) => path === pathname) ? 'menu-open active' : 'menu-open'}
        type="button"
        popoverTarget={MORE_ID}
      >
        <Icon path={more} />
        {LAYOUT_TEXTS.more}
      </button>
      <div className="menu-more" id={MORE_ID} ref={sheet} popover="auto">
        {others.map((section) => (
          <Entry key={section.path} {...section} onOpen={close} />
        ))}
      </div>
    </nav>
  );
}

const Entry = ({ name, path, icon, onOpen }: (typeof SECTIONS)[number] & { onOpen: () => void }) => (
  <NavLink to={path} onClick={onOpen}>
    <Icon path={icon} />
    {name}
  </NavLink>
);
