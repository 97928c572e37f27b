import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { PREVIEW_TEXTS as texts } from '#texts/records';
import { Button } from '../ui/Button.tsx';
import { NARROW } from '../ui/narrow.ts';
import { trusted } from '../ui/trusted-html.ts';
import type { FormPicture } from './form-values.ts';
import { useShownPicture } from './use-shown-picture.ts';

/** The public page of a record before it is saved. */
export interface Preview {
  html: string;
  /** A picture that the server does not have for this record yet, and where the page shows it, as a selector. */
  picture?: FormPicture;
  pictureIn: string;
}

const WIDTHS = ['phone', 'desktop'] as const;

/** The page is a picture to look at: nothing in it runs or leads anywhere. */
export function PreviewDialog({ html, picture, pictureIn, onClose }: Preview & { onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>(() =>
    window.matchMedia(NARROW).matches ? 'phone' : 'desktop',
  );
  const id = useId();
  const { url } = useShownPicture(picture);
  const page = useMemo(() => trusted(url ? withPicture(html, pictureIn, url) : html), [html, pictureIn, url]);
  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog ref={dialog} className="panel stack dialog preview" aria-labelledby={id} onClose={onClose}>
      <header className="cluster preview-head">
        <div>
          <h2 id={id}>{texts.title}</h2>
          <p className="muted small">{texts.note}</p>
        </div>
        <fieldset className="segments">
          <legend className="visually-hidden">{texts.width}</legend>
          {WIDTHS.map((name) => (
            <label key={name}>
              <input type="radio" name={id} checked={width === name} onChange={() => setWidth(name)} />
              {texts.widths[name]}
            </label>
          ))}
        </fieldset>
        <Button onClick={() => dialog.current?.close()}>{texts.close}</Button>
      </header>
      <div className="preview-stage">
        {/* Its own origin lets it load styles and pictures; without allow-scripts it runs nothing. */}
        <iframe className={width} title={texts.page} sandbox="allow-same-origin" srcDoc={page} />
      </div>
    </dialog>
  );
}

function withPicture(html: string, selector: string, url: string): string {
  const page = new DOMParser().parseFromString(trusted(html), 'text/html');
  const image = page.createElement('img');
  image.src = url;
  image.alt = '';
  page.querySelector(selector)?.replaceChildren(image);
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
