import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { NARROW } from '../ui/narrow.ts';
import { trustedHtml } from './trusted-html.ts';

const WIDTHS = { phone: 'Phone', desktop: 'Desktop' } as const;
type Width = keyof typeof WIDTHS;
const WIDTH_NAMES = Object.keys(WIDTHS) as Width[];

interface PreviewDialogProps {
  html: string;
  onClose(): void;
}

/** The public page as it would be. It is a picture to look at: nothing in it runs or leads anywhere. */
export function PreviewDialog({ html, onClose }: PreviewDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [width, setWidth] = useState<Width>(() => (window.matchMedia(NARROW).matches ? 'phone' : 'desktop'));
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog ref={dialog} className="dialog preview" aria-labelledby={id} onClose={onClose}>
      <header className="preview-head">
        <div>
          <h2 id={id}>Preview</h2>
          <p className="muted">Not saved yet. Links do nothing here.</p>
        </div>
        <fieldset className="segments">
          <legend className="visually-hidden">Width of the page</legend>
          {WIDTH_NAMES.map((name) => (
            <label key={name}>
              <input type="radio" name={id} checked={width === name} onChange={() => setWidth(name)} />
              {WIDTHS[name]}
            </label>
          ))}
        </fieldset>
        <Button onClick={() => dialog.current?.close()}>Close</Button>
      </header>
      <div className="preview-stage">
        {/* Its own origin lets it load styles and pictures; without allow-scripts it runs nothing. */}
        <iframe
          className={width}
          title="The page as visitors would see it"
          sandbox="allow-same-origin"
          srcDoc={trustedHtml(html)}
        />
      </div>
    </dialog>
  );
}
