import { type KeyboardEvent, type MouseEvent, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../components/ui/Icon.tsx';
import * as icons from '../components/ui/icons.ts';
import { Logo } from '../components/ui/Logo.tsx';
import { sourceSet } from '../components/ui/source-set.ts';
import stylesUrl from '../styles/components/popup.css?url';
import { holdPage } from './hold-page.ts';
import { rememberDismissal } from './popup-memory.ts';

interface WelcomePopupProps {
  image: string;
  alt: string;
  /** Where the dismissal is remembered; null for a popup that shows on every visit. */
  storageKey: string | null;
  brandName: string;
}

/** The largest version of a stored picture, by its width. */
const STORED = /\/(\d+)\.webp$/;
/** On a phone half of what its screen could show: there, a second of waiting costs more. */
const SIZES = '(min-width: 46rem) 44rem, 50vw';

/** Whoever has waited longer is reading, and is not to be taken away from it. */
const LATE_MS = 5000;

/**
 * A picture over the home page, open as soon as it is there: `client:undismissed` decides whether this runs at all.
 * A popover as large as the window, and modal by what stands here: `showModal` would style every element of the page
 * anew, when it opens and when it closes, and that is most of what a slow phone would do here (docs/decisions/0018).
 */
export function WelcomePopup({ image, alt, storageKey, brandName }: WelcomePopupProps) {
  const popup = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The built page has nothing of it, so that nothing is loaded for those who will not see it.
  const [wanted, setWanted] = useState(false);
  const [present, setPresent] = useState(false);
  const [styled, setStyled] = useState(false);
  const [picture, setPicture] = useState<'awaited' | 'there' | 'broken'>('awaited');
  const ready = styled && picture !== 'awaited';

  // A browser that knows no popovers has no way to show it.
  useEffect(() => setWanted('popover' in HTMLElement.prototype), []);
  // In a task of its own: all at once would hold up a slow phone.
  useEffect(() => setPresent(wanted), [wanted]);
  useEffect(() => {
    if (!present || !popup.current) return;
    if (!ready) {
      const timer = setTimeout(() => setPresent(false), LATE_MS);
      return () => clearTimeout(timer);
    }
    popup.current.showPopover();
    button.current?.focus();
    return holdPage(popup.current, button.current);
  }, [present, ready]);

  const close = () => popup.current?.hidePopover();
  // Whatever closes it, Escape and a phone's back gesture among it: at once, and what may wait a moment after.
  const onBeforeToggle = ({ newState }: ToggleEvent<HTMLDialogElement>) => {
    if (newState === 'closed' && storageKey) rememberDismissal(storageKey);
  };
  const onToggle = ({ newState }: ToggleEvent<HTMLDialogElement>) => setPresent(newState === 'open');
  // Whatever is not its content lies beside it.
  const onClick = (event: MouseEvent) => {
    if (event.target === popup.current) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    button.current?.focus();
  };

  const [, width] = STORED.exec(image) ?? [];

  // biome-ignore lint/complexity/noUselessFragments: Astro knows a component of React by the element it returns
  if (!wanted) return <></>;
  return (
    <>
      {/* Stays when the popup has gone: taking a style sheet away has the browser lay out all of the page again. */}
      <link
        rel="stylesheet"
        href={stylesUrl}
        onLoad={() => setStyled(true)}
        onError={() => setStyled(true)}
      />
      {present && (
        <dialog
          ref={popup}
          className="popup"
          popover="auto"
          aria-modal="true"
          aria-label={`Welcome to ${brandName}`}
          onBeforeToggle={onBeforeToggle}
          onToggle={onToggle}
          onClick={onClick}
          onKeyDown={onKeyDown}
        >
          {/* Focusable, so that a press on the picture does not take the focus out. */}
          <div className="popup-content" tabIndex={-1}>
            {picture === 'broken' ? (
              <p className="popup-logo">
                <Logo />
                <span className="brand-name">{brandName}</span>
              </p>
            ) : (
              <picture>
                {width && (
                  <source type="image/avif" srcSet={sourceSet(image, Number(width), 'avif')} sizes={SIZES} />
                )}
                <img
                  src={image}
                  alt={alt}
                  onLoad={() => setPicture('there')}
                  onError={() => setPicture('broken')}
                />
              </picture>
            )}
            <button
              ref={button}
              type="button"
              className="icon-button popup-close"
              aria-label="Close"
              onClick={close}
            >
              <Icon path={icons.close} />
            </button>
          </div>
        </dialog>
      )}
    </>
  );
}
