import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../components/page/after-paint.ts';
import { Icon } from '../components/ui/Icon.tsx';
import * as icons from '../components/ui/icons.ts';
import { Logo } from '../components/ui/Logo.tsx';
import { sourceSet } from '../components/ui/source-set.ts';
import stylesUrl from '../styles/components/popup.css?url';
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
 * The style sheet keeps the page from scrolling while it is open.
 */
export function WelcomePopup({ image, alt, storageKey, brandName }: WelcomePopupProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // The built page has nothing of it, so that nothing is loaded for those who will not see it.
  const [wanted, setWanted] = useState(false);
  const [styled, setStyled] = useState(false);
  const [picture, setPicture] = useState<'awaited' | 'there' | 'broken'>('awaited');
  const ready = styled && picture !== 'awaited';

  // A browser that knows no dialogs would show it at the end of the page.
  useEffect(() => setWanted('HTMLDialogElement' in window), []);
  useEffect(() => {
    if (ready) {
      dialog.current?.showModal();
      return;
    }
    const timer = setTimeout(() => setWanted(false), LATE_MS);
    return () => clearTimeout(timer);
  }, [ready]);

  const remember = () => {
    if (storageKey) rememberDismissal(storageKey);
  };
  const onClose = () => {
    remember();
    setWanted(false);
  };
  // Closing gives the page behind back, all of which is then styled anew: that may wait until the popup is out of sight.
  const close = () => {
    remember();
    dialog.current?.style.setProperty('visibility', 'hidden');
    afterPaint(() => dialog.current?.close());
  };
  // A click on the backdrop is one on the dialog itself; its content fills all of it.
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current) close();
  };

  const [, width] = STORED.exec(image) ?? [];

  // biome-ignore lint/complexity/noUselessFragments: Astro knows a component of React by the element it returns
  if (!wanted) return <></>;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog
      ref={dialog}
      className="popup"
      aria-label={`Welcome to ${brandName}`}
      // Escape: at once, since the browser tells of closing a moment after it.
      onCancel={remember}
      onClose={onClose}
      onClick={onClick}
    >
      <link
        rel="stylesheet"
        href={stylesUrl}
        onLoad={() => setStyled(true)}
        onError={() => setStyled(true)}
      />
      <div className="popup-content">
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
        <button type="button" className="icon-button popup-close" aria-label="Close" onClick={close}>
          <Icon path={icons.close} />
        </button>
      </div>
    </dialog>
  );
}
