import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../components/ui/Icon.tsx';
import { Logo } from '../components/ui/Logo.tsx';
import { rememberDismissal } from './popup-memory.ts';

interface WelcomePopupProps {
  image: string;
  alt: string;
  /** Where the dismissal is remembered; null for a popup that shows on every visit. */
  storageKey: string | null;
  brandName: string;
}

/**
 * A picture over the home page, open as soon as this runs: `client:undismissed` decides whether it does.
 * The style sheet keeps the page from scrolling while it is open.
 */
export function WelcomePopup({ image, alt, storageKey, brandName }: WelcomePopupProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const [broken, setBroken] = useState(false);

  // The built page has none, so that nothing of it is loaded for those who will not see it.
  useEffect(() => setOpen(true), []);
  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);

  const onClose = () => {
    setOpen(false);
    if (storageKey) rememberDismissal(storageKey);
  };
  // A click on the backdrop is one on the dialog itself; its content fills all of it.
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current) dialog.current.close();
  };

  if (!open) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog
      ref={dialog}
      className="popup"
      aria-label={`Welcome to ${brandName}`}
      onClose={onClose}
      onClick={onClick}
    >
      <div className="popup-content">
        {broken ? (
          <p className="popup-logo">
            <Logo />
            <span className="brand-name">{brandName}</span>
          </p>
        ) : (
          <img src={image} alt={alt} onError={() => setBroken(true)} />
        )}
        <button
          type="button"
          className="icon-button popup-close"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}
