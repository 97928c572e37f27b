import { useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { LAYOUT_TEXTS } from '#texts/layout';
import { Icon } from '../../../components/ui/Icon.tsx';
import { more } from '../../../components/ui/icons.ts';
import { adminPaths } from '../../../paths.ts';
import { useWaitingCount } from '../../inbox/enquiries.ts';
import { formatCount } from '../../ui/format.ts';
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
        <Entry key={section.path} section={section} pathname={pathname} onOpen={close} />
      ))}
      <button
        className={others.some((section) => isIn(section, pathname)) ? 'menu-open active' : 'menu-open'}
        type="button"
        popoverTarget={MORE_ID}
      >
        <Icon path={more} />
        {LAYOUT_TEXTS.more}
      </button>
      <div className="menu-more" id={MORE_ID} ref={sheet} popover="auto">
        {others.map((section) => (
          <Entry key={section.path} section={section} pathname={pathname} onOpen={close} />
        ))}
      </div>
    </nav>
  );
}

type Section = (typeof SECTIONS)[number];

const isIn = ({ path, holds }: Section, pathname: string) => path === pathname || holds.includes(pathname);

interface EntryProps {
  section: Section;
  pathname: string;
  onOpen(): void;
}

/** Marked on the screens that it leads to, too. */
const Entry = ({ section, pathname, onOpen }: EntryProps) => (
  <NavLink to={section.path} className={isIn(section, pathname) ? 'active' : ''} onClick={onOpen}>
    <Icon path={section.icon} />
    {section.name}
    {section.path === adminPaths.forms && <Waiting />}
  </NavLink>
);

/** How many enquiries wait for an answer. */
function Waiting() {
  const count = useWaitingCount();
  return (
    count > 0 && (
      <span className="menu-count">
        {' '}
        {formatCount(count)} <span className="visually-hidden">{LAYOUT_TEXTS.unanswered}</span>
      </span>
    )
  );
}
