import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { POPUP_TEXTS } from '#texts/popup';
import { Icon } from '../components/ui/Icon.tsx';
import * as icons from '../components/ui/icons.ts';
import { Logo } from '../components/ui/Logo.tsx';
import { sourceSet } from '../components/ui/source-set.ts';
import type { CompanyId } from '../domain/company.ts';
import { dayInNepal } from '../domain/nepal.ts';
import type { Picture } from '../domain/picture.ts';
import { type Popup, type PopupFile, shownPopup } from '../domain/popup.ts';
import { mediaPath } from '../paths.ts';
import stylesUrl from '../styles/components/popup.css?url';
import { rememberDismissal, wasDismissed } from './popup-memory.ts';
import { useCurrentPopup } from './use-current-popup.ts';

interface WelcomePopupProps {
  companyId: CompanyId;
  /** What the build knew. */
  built: Popup;
  file: PopupFile;
  brandName: string;
  /** What the brand says of itself in a line. */
  line: string;
}

/** The largest version of a stored picture, by its width. */
const STORED = /\/(\d+)\.webp$/;
/** Phones get half of what their screen could show: a faster picture counts for more there. */
const SIZES = '(min-width: 46rem) 36rem, 50vw';

const largestPath = (picture: Picture): string => mediaPath(picture, picture.width, 'webp');

/** Later than this, do not interrupt: the visitor is reading. */
const LATE_MS = 5000;

/** The page behind it does not scroll. A browser without dialogs (Firefox 97) shows the page alone. */
function open(popup: Partial<HTMLDialogElement> | null): void {
  if (!popup?.showModal) return;
  popup.showModal();
  // Not its button, around which a touch would draw a ring. The next tab leads there.
  popup.focus?.();
  document.documentElement.style.overflow = 'hidden';
}

/**
 * A picture over the home page. It opens once the picture has loaded, and it is known to be the one of now;
 * `client:undismissed` decides whether it runs.
 */
export function WelcomePopup({ companyId, built, file, brandName, line }: WelcomePopupProps) {
  const popup = useRef<HTMLDialogElement>(null);
  const { current, known } = useCurrentPopup(companyId, built);
  // The built page has no popup, so visitors who will not see it load nothing.
  const [present, setPresent] = useState(false);
  const [styled, setStyled] = useState(false);
  const [picture, setPicture] = useState<'awaited' | 'there' | 'broken'>('awaited');
  const ready = known && styled && picture !== 'awaited';
  const shown = shownPopup(current, file, dayInNepal(new Date()), largestPath);
  const { image = '', alt = '', storage_key = '' } = shown ?? {};
  const storageKey = shown?.frequency === 'once' ? storage_key : null;

  useEffect(() => setPresent(image !== '' && !(storageKey && wasDismissed(storageKey))), [image, storageKey]);
  useEffect(() => {
    if (ready) open(popup.current);
    const timer = ready ? undefined : setTimeout(() => setPresent(false), LATE_MS);
    return () => clearTimeout(timer);
  }, [ready]);

  const close = () => popup.current?.close();
  const onClose = () => {
    document.documentElement.style.overflow = '';
    if (storageKey) rememberDismissal(storageKey);
  };
  // The content fills the dialog, so that a click on the dialog itself is one on its backdrop.
  const onClick = (event: MouseEvent) => {
    if (event.target === popup.current) close();
  };

  const [, width] = STORED.exec(image) ?? [];

  // biome-ignore lint/complexity/noUselessFragments: Astro knows a component of React by the element it returns
  if (!present) return <></>;
  return (
    <>
      {/* Stays when the popup is closed: taking a style sheet away has the browser lay out all of the page again. */}
      <link
        rel="stylesheet"
        href={stylesUrl}
        onLoad={() => setStyled(true)}
        onError={() => setStyled(true)}
      />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own */}
      <dialog
        ref={popup}
        className="popup screen-only"
        tabIndex={-1}
        aria-label={POPUP_TEXTS.welcome(brandName)}
        onClose={onClose}
        onClick={onClick}
      >
        <div className="popup-content">
          {picture === 'broken' ? (
            <p className="popup-logo">
              <Logo />
              <span className="brand-name">{brandName}</span>
            </p>
          ) : (
            <picture key={image}>
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
          <p className="popup-line">{line}</p>
          <button
            type="button"
            className="icon-button popup-close"
            aria-label={POPUP_TEXTS.close}
            onClick={close}
          >
            <Icon path={icons.close} />
          </button>
        </div>
      </dialog>
    </>
  );
}
