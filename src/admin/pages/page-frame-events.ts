import { CARD, nameOf, pictureOf, placeOf, takesLines, textOf } from './page-frame.ts';

/** What is done on a page that stands in a frame: one listener tells of it. */
export interface FrameEvents {
  /** A text has the focus, or none. */
  onFocus(place: string | null): void;
  onType(place: string, text: string): void;
  /** A card or a link was pressed or has the focus; null when it is left. */
  onCard(card: Card | null): void;
  /** A file was dropped on a picture. */
  onDropFile(place: string, file: File): void;
  /** An entry is to be moved by keys. */
  onMove(place: string, by: -1 | 1): void;
  /** The place of what has the focus may be another one. */
  onScroll(): void;
}

/** What is changed elsewhere: a record that shows as a card, or where a link leads. */
export interface Card {
  element: Element;
  path: string;
}

const EVENTS = 'focusin focusout beforeinput input paste drop dragover click keydown keyup scroll'.split(' ');

/** Of what is pasted, the text alone; where a field is one line, in one line. */
const pastedText = (text: string, lines: boolean): string => {
  const whole = text.replace(/\r\n?/g, '\n');
  return lines ? whole : whole.trim().replace(/\s*\n\s*/g, ' ');
};

/** @returns the way to stop */
export function listen(document: Document, events: FrameEvents): () => void {
  const handle = (event: Event) => {
    const element = placeOf(event.target);
    const place = element && nameOf(element);
    switch (event.type) {
      case 'focusin': {
        const edited = place ?? pictureOf(event.target)?.dataset.editPicture ?? null;
        events.onFocus(edited);
        events.onCard(edited ? null : cardOf(event.target));
        return;
      }
      case 'focusout':
        // Where the focus goes within the page is told by the next one.
        if (!(event as FocusEvent).relatedTarget) events.onFocus(null);
        return;
      case 'scroll':
        return events.onScroll();
      case 'dragover':
      case 'drop': {
        // A file that is dropped would take the place of the page.
        event.preventDefault();
        const [file] = (event.type === 'drop' && (event as DragEvent).dataTransfer?.files) || [];
        const picture = pictureOf(event.target)?.dataset.editPicture;
        if (file && picture) events.onDropFile(picture, file);
        return;
      }
      case 'click': {
        const target = event.target as Element;
        if (target.closest('a, button, summary, label, input, textarea, select')) event.preventDefault();
        if (!place && !pictureOf(target)) events.onCard(cardOf(target));
        return;
      }
      case 'keyup':
        // Else a space in a question closes its answer.
        if (place && (event as KeyboardEvent).key === ' ') event.preventDefault();
        return;
    }
    if (!element || !place) return;
    switch (event.type) {
      case 'keydown': {
        const { key, altKey } = event as KeyboardEvent;
        if (key === 'Escape') element.blur();
        if (!altKey || (key !== 'ArrowUp' && key !== 'ArrowDown')) return;
        event.preventDefault();
        return events.onMove(place, key === 'ArrowUp' ? -1 : 1);
      }
      case 'beforeinput': {
        const { inputType } = event as InputEvent;
        const isLine = inputType === 'insertParagraph' || inputType === 'insertLineBreak';
        if ((isLine && !takesLines(place)) || inputType.startsWith('format')) event.preventDefault();
        return;
      }
      case 'paste': {
        event.preventDefault();
        const text = (event as ClipboardEvent).clipboardData?.getData('text/plain') ?? '';
        // The only way that can be undone, which whoever types expects.
        if (text) document.execCommand('insertText', false, pastedText(text, takesLines(place)));
        return;
      }
      case 'input':
        return events.onType(place, textOf(element));
    }
  };
  for (const name of EVENTS) document.addEventListener(name, handle, true);
  // Sections get their height as they come into sight. Safari, unlike others, keeps nothing in its place then and tells of no scroll.
  const heights = new ResizeObserver(() => events.onScroll());
  heights.observe(document.documentElement);
  return () => {
    heights.disconnect();
    for (const name of EVENTS) document.removeEventListener(name, handle, true);
  };
}

/** A card as a whole is what its link, or its mark, leads to. */
function cardOf(target: EventTarget | null): Card | null {
  const at = target as Element | null;
  const link = at?.closest?.('a');
  const card = at?.closest?.(CARD);
  const path =
    card?.getAttribute('data-card') ?? (card?.querySelector('a') ?? link)?.getAttribute('href') ?? undefined;
  const element = card ?? link;
  return element && path ? { element, path } : null;
}
