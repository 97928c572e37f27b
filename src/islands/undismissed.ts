import type { ClientDirective } from 'astro';
import { isStale } from '../browser/stale.ts';
import { wasDismissed } from './popup-memory.ts';

/** What is known of a popup before it is loaded. */
export interface Undismissed {
  /** Whether there is one to show. */
  shown: boolean;
  /** Under which a browser remembers that it was closed; null for one that shows on every visit. */
  key: string | null;
  /** What it is made of: once that has changed, the popup is another one, and nobody has closed it. */
  scope: string;
}

/**
 * `client:undismissed`: loads an island when the page has loaded and the browser is idle. A visitor who has closed it
 * before never loads it, until it is another one.
 */
const undismissed: ClientDirective = (load, { value }) => {
  const { shown, key, scope } = value as unknown as Undismissed;
  const start = async () => (await load())();
  if (!shown || (key && wasDismissed(key))) {
    document.addEventListener('stale', () => isStale(scope) && start(), { once: true });
    return;
  }
  const whenIdle = () => {
    // A busy device may never be idle: the popup comes then, too.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 1000 });
    else setTimeout(start, 200);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
};

export default undismissed;

declare module 'astro' {
  interface AstroClientDirectives {
    'client:undismissed'?: Undismissed;
  }
}
