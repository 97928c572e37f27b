import { refreshRegions } from './freshness.ts';

/** What every page does behind all that it shows first: asks for the styles of other media, and for what is newer. */
function afterLoad(): void {
  const styles = document.querySelector<HTMLLinkElement>('link[data-later]');
  if (styles) styles.disabled = false;
  refreshRegions();
}

// A module of the page itself runs before that event, always. The pause lets the event end first.
addEventListener('load', () => setTimeout(afterLoad));
