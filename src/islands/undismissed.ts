import type { ClientDirective } from 'astro';
import { wasDismissed } from './popup-memory.ts';

/**
 * `client:undismissed`: loads an island when the page has loaded and the browser is idle. A visitor who has closed it
 * before never loads it. Its value is the storage key that remembers this; without one the island always loads.
 */
const undismissed: ClientDirective = (load, { value: storageKey }) => {
  if (storageKey && wasDismissed(storageKey)) return;
  const start = async () => (await load())();
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
    'client:undismissed'?: string | null;
  }
}
