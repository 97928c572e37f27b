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
const WAITING_ID = 'menu-waiting';

/** At the side. Along the bottom of a phone, where the sections that are used less open above it. */
export function Menu() {
  const { pathname } = useLocation();
  const waiting = useWaitingCount();
  const sheet = useRef<HTMLDivElement>(null);
  const others = SECTIONS.slice(AT_HAND);
  // A browser without popovers shows all of them in the bar.
  const close = () => sheet.current?.hidePopover?.();
  const entry = (section: Section) => (
    <Entry
      key={section.path}
      section={section}
      pathname={pathname}
      waiting={section.path === adminPaths.forms ? waiting : 0}
      onOpen={close}
    />
  );
  return (
    <nav className="menu" aria-label={LAYOUT_TEXTS.admin}>
      {SECTIONS.slice(0, AT_HAND).map(entry)}
      <button
        className={others.some((section) => isIn(section, pathname)) ? 'menu-open active' : 'menu-open'}
        type="button"
        popoverTarget={MORE_ID}
      >
        <Icon path={more} />
        {LAYOUT_TEXTS.more}
      </button>
      <div className="menu-more" id={MORE_ID} ref={sheet} popover="auto">
        {others.map(entry)}
      </div>
    </nav>
  );
}

type Section = (typeof SECTIONS)[number];

const isIn = ({ path, holds }: Section, pathname: string) => path === pathname || holds.includes(pathname);

interface EntryProps {
  section: Section;
  pathname: string;
  /** How many enquiries wait for an answer, where they are answered. */
  waiting: number;
  onOpen(): void;
}

/** Marked on the screens that it leads to, too. It is called by its name alone: what waits describes it. */
const Entry = ({ section, pathname, waiting, onOpen }: EntryProps) => (
  <NavLink
    to={section.path}
    className={`${isIn(section, pathname) ? 'active' : ''} ${section.startsGroup ? 'group-start' : ''}`.trim()}
    aria-describedby={waiting > 0 ? WAITING_ID : undefined}
    onClick={onOpen}
  >
    <Icon path={section.icon} />
    {section.name}
    {waiting > 0 && (
      <span className="menu-count" id={WAITING_ID} aria-hidden="true">
        {formatCount(waiting)} <span className="visually-hidden">{LAYOUT_TEXTS.unanswered}</span>
      </span>
    )}
  </NavLink>
);
