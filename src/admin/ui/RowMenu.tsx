import { type ToggleEvent, useId, useRef } from 'react';
import { ADMIN_TEXTS } from '#texts/admin';
import { RECORD_TEXTS } from '#texts/records';
import { Icon } from '../../components/ui/Icon.tsx';
import { more } from '../../components/ui/icons.ts';
import { Button } from './Button.tsx';

export interface RowMenuEntry {
  label: string;
  icon: string;
  /** What it does, or where it leads. */
  to: (() => void) | string;
  isDangerous?: boolean;
}

interface RowMenuProps {
  /** What the record is called. */
  name: string;
  entries: readonly RowMenuEntry[];
  disabled: boolean;
  /** What one of the entries does is under way. */
  busy: boolean;
  busyLabel: string;
}

/** Between a menu and its button, in pixels. */
const GAP = 4;
/** How far within the frame of its list a menu ends. */
const INSET = 8;

/** What else can be done with a record. A browser without popovers shows the entries in the row. */
export function RowMenu({ name, entries, ...button }: RowMenuProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);

  /** Below its button, or above it where there is no room. It would not scroll along, so scrolling closes it. */
  const place = () => {
    const at = trigger.current?.getBoundingClientRect();
    const { current: shown } = menu;
    const list = trigger.current?.closest('.list')?.getBoundingClientRect();
    if (!at || !shown) return;
    const isAbove = at.bottom + GAP + shown.offsetHeight > window.innerHeight;
    shown.style.insetBlockStart = `${isAbove ? at.top - shown.offsetHeight - GAP : at.bottom + GAP}px`;
    shown.style.insetInlineStart = `${Math.max(8, (list ?? at).right - shown.getBoundingClientRect().width - INSET)}px`;
    window.addEventListener('scroll', () => shown.hidePopover(), { once: true });
  };
  const beforeToggle = ({ newState }: ToggleEvent<HTMLDivElement>) =>
    newState === 'open' && requestAnimationFrame(place);

  return (
    <>
      <Button
        {...button}
        ref={trigger}
        variant="bare"
        className="row-more"
        popoverTarget={id}
        hiddenLabel={ADMIN_TEXTS.moreOf(name)}
      >
        <Icon path={more} />
      </Button>
      <div ref={menu} id={id} className="panel row-menu" popover="auto" onBeforeToggle={beforeToggle}>
        {entries.map(({ label, icon, to, isDangerous }) =>
          typeof to === 'string' ? (
            <a key={label} className="row-menu-entry" href={to} target="_blank" rel="noreferrer">
              <Icon path={icon} />
              {label}
              <span className="visually-hidden"> {RECORD_TEXTS.newTab}</span>
            </a>
          ) : (
            <button
              key={label}
              type="button"
              className="row-menu-entry"
              data-dangerous={isDangerous || undefined}
              popoverTarget={id}
              popoverTargetAction="hide"
              onClick={to}
            >
              <Icon path={icon} />
              {label}
              <span className="visually-hidden"> {name}</span>
            </button>
          ),
        )}
      </div>
    </>
  );
}
