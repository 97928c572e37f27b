import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PAGE_EDITOR_TEXTS as texts } from '#texts/page-editor';
import { trusted } from '../ui/trusted-html.ts';
import * as frame from './page-frame.ts';
import { type FrameEvents, listen } from './page-frame-events.ts';

interface PageFrameProps {
  html: string;
  width: 'phone' | 'laptop';
  /** What the page is made of is there, perhaps anew. */
  onReady(document: Document): void;
  events: FrameEvents;
  labelOf(place: string): string;
  /** Beside what has the focus, with the room that this takes in the frame. */
  tools: ReactNode;
  toolsAt: frame.Box | null;
  /** They are as large as a small form, not a bar. */
  large: boolean;
}

/** Pixels that a page has on a phone and on a laptop. Where there is less room, it is shown smaller, as it is. */
const PIXELS = { phone: 390, laptop: 1200 };

/** Room for the tools, so that none of them is outside of the frame. */
const TOOLS_HEIGHT = 56;
const TOOLS_WIDTH = 320;
const LARGE_HEIGHT = 300;
const GAP = 10;

/** Around a page that is narrower than its room. */
const AIR = 16;

type Room = Record<'width' | 'height', number>;

/** Beside it, above it, or below it: wherever what is edited stays in sight. */
function placeLarge({ top, left, bottom }: frame.Box, { width, height }: Room) {
  const highest = Math.max(GAP, height - LARGE_HEIGHT - GAP);
  const beside = left - TOOLS_WIDTH - GAP;
  const leftmost = Math.min(left, Math.max(0, width - TOOLS_WIDTH));
  if (beside >= 0) return { top: Math.min(Math.max(GAP, top), highest), left: beside };
  if (top >= LARGE_HEIGHT + GAP) return { top: top - LARGE_HEIGHT - GAP, left: leftmost };
  return { top: Math.min(bottom + GAP, highest), left: leftmost };
}

/** Above its end: lines begin on the other side, and the one above it would be hidden. */
const placeSmall = ({ top, right }: frame.Box, { width }: Room) => ({
  top: Math.max(TOOLS_HEIGHT, top),
  right: Math.min(width - right, Math.max(0, width - TOOLS_WIDTH)),
});

/** Safari tells nobody outside of what happens in a frame that may run nothing; the policy of the page still lets none of its own run. */
const SANDBOX = /apple/i.test(navigator.vendor) ? 'allow-same-origin allow-scripts' : 'allow-same-origin';

function ready(document: Document, { labelOf, onReady }: Pick<PageFrameProps, 'labelOf' | 'onReady'>): void {
  frame.prepare(document, labelOf);
  onReady(document);
}

/** The real page, to be typed on. It is loaded once; what comes later takes its place without a flash. */
export function PageFrame({ html, width, onReady, events, labelOf, tools, toolsAt, large }: PageFrameProps) {
  const element = useRef<HTMLIFrameElement>(null);
  // Another one, though it says the same, would load the frame anew.
  const [first] = useState(() => trusted(html));
  const shown = useRef(html);
  const now = useRef({ onReady, events, labelOf });
  now.current = { onReady, events, labelOf };
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const onLoad = () => {
    const document = element.current?.contentDocument;
    if (!document?.querySelector('main')) return;
    stop.current?.();
    stop.current = listen(document, {
      onFocus: (place) => now.current.events.onFocus(place),
      onType: (place, text) => now.current.events.onType(place, text),
      onCard: (card) => now.current.events.onCard(card),
      onDropFile: (place, file) => now.current.events.onDropFile(place, file),
      onMove: (place, by) => now.current.events.onMove(place, by),
      onScroll: () => now.current.events.onScroll(),
    });
    ready(document, now.current);
  };
  useEffect(() => {
    const document = element.current?.contentDocument;
    if (html === shown.current || !document?.querySelector('main')) return;
    shown.current = html;
    const next = new DOMParser().parseFromString(trusted(html), 'text/html');
    frame.swap(document, next, () => ready(document, now.current));
  }, [html]);

  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const { current: observed } = room;
    if (!observed) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: observed.clientWidth, height: observed.clientHeight }),
    );
    observer.observe(observed);
    return () => observer.disconnect();
  }, []);
  const pixels = PIXELS[width];
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / pixels);
  const left = Math.max(0, (size.width - pixels * scale) / 2);
  const top = left > AIR ? AIR : 0;
  const box = toolsAt && {
    top: top + toolsAt.top * scale,
    left: left + Math.max(0, toolsAt.left) * scale,
    right: left + Math.min(pixels, toolsAt.right) * scale,
    bottom: top + toolsAt.bottom * scale,
  };

  return (
    <div ref={room} className="page-frame">
      <iframe
        className={top > 0 ? 'apart' : undefined}
        style={{
          inlineSize: `${pixels}px`,
          blockSize: `${(size.height - 2 * top) / scale}px`,
          inset: `${top}px auto auto ${left}px`,
          scale: String(scale),
        }}
        ref={element}
        title={texts.frame}
        sandbox={SANDBOX}
        srcDoc={first}
        onLoad={onLoad}
      />
      {box && (
        <div
          className="edit-tools-place"
          data-large={large || undefined}
          style={large ? placeLarge(box, size) : placeSmall(box, size)}
        >
          {tools}
        </div>
      )}
    </div>
  );
}
