import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ADMIN_TEXTS } from '#texts/admin';
import { Icon } from '../../components/ui/Icon.tsx';
import { close } from '../../components/ui/icons.ts';

/** How long a toast stays that nobody points at and that has not the focus. */
const SHOWN_MS = 10_000;
/** More of them would cover the page; the oldest goes. */
const MOST = 3;

type ShowToast = (content: ReactNode) => void;
const ToastContext = createContext<ShowToast>(() => undefined);

/** Tells what was done where it is seen however far a list is scrolled. It outlives the screen that says it. */
export const useToast = (): ShowToast => use(ToastContext);

/** Toasts stand in a region that screen readers listen to before there is anything to tell. */
export function Toasts({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly { nr: number; content: ReactNode }[]>([]);
  const last = useRef(0);
  const [show] = useState<ShowToast>(() => (content: ReactNode) => {
    last.current += 1;
    const nr = last.current;
    setToasts((now) => [...now, { nr, content }].slice(-MOST));
  });
  return (
    <ToastContext value={show}>
      {children}
      <div className="toasts" role="status">
        {toasts.map(({ nr, content }) => (
          <Toast key={nr} onGone={() => setToasts((now) => now.filter((other) => other.nr !== nr))}>
            {content}
          </Toast>
        ))}
      </div>
    </ToastContext>
  );
}

/** Somebody who works by keys, but is not typing, can go on with what a message offers. */
const WORKS_BY_KEYS = ':is(button, a, h1, h2):focus-visible';

function Toast({ children, onGone }: { children: ReactNode; onGone(): void }) {
  const toast = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(undefined);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isHeld = isPointedAt || hasFocus;
  const gone = useRef(onGone);
  gone.current = onGone;

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => gone.current(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);

  // Asked of the document: what had the focus may have left the page without a word.
  useEffect(() => {
    const look = () => setHasFocus(toast.current?.contains(document.activeElement) === true);
    const listening = new AbortController();
    document.addEventListener('focusin', look, listening);
    document.addEventListener('focusout', look, listening);
    return () => listening.abort();
  }, []);

  // The focus goes to what can be done, such as Undo, and back to where it was.
  useEffect(() => {
    const { current: shown } = toast;
    const before = document.activeElement;
    const action = shown?.querySelector<HTMLElement>('[data-action]');
    if (!action || !(before instanceof HTMLElement && before.matches(WORKS_BY_KEYS))) return;
    cameFrom.current = before;
    action.focus();
  }, []);
  // While it is still in the page, and has the focus.
  useLayoutEffect(
    () => () => {
      if (!toast.current?.contains(document.activeElement)) return;
      const { current: before } = cameFrom;
      (before?.isConnected ? before : document.querySelector<HTMLElement>('h1'))?.focus();
    },
    [],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Of the message alone, not of what lies under it.
    event.preventDefault();
    onGone();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is only watched whether somebody is still at it
    <div
      ref={toast}
      className="row toast"
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onKeyDown={onKeyDown}
    >
      {children}
      <button type="button" className="toast-close" aria-label={ADMIN_TEXTS.closeMessage} onClick={onGone}>
        <Icon path={close} />
      </button>
    </div>
  );
}
