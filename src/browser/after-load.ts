import { refreshRegions } from './freshness.ts';

/** What only paper and forced colours need; without scripts the page has it from the start. */
const later = document.querySelector('link[disabled]');
const applyLater = () => later?.removeAttribute('disabled');
if (matchMedia('(forced-colors: active)').matches) applyLater();

// Behind everything that shows first. A module of the page itself runs before that event, always. Each is a task of its
// own, so that the event, and whatever the visitor does, comes in between.
addEventListener('load', () => {
  setTimeout(applyLater);
  setTimeout(refreshRegions);
});
