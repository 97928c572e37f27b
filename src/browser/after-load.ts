import { refreshRegions } from './freshness.ts';

/** Styles for print and forced colours. Without scripts the page has them from the start. */
const later = document.querySelector('link[disabled]');
const applyLater = () => later?.removeAttribute('disabled');
if (matchMedia('(forced-colors: active)').matches) applyLater();

// Behind everything that shows first. A module of the page itself runs before that event, always. Each is a task of its
// own, so that the event, and whatever the visitor does, comes in between.
addEventListener('load', () => {
  setTimeout(applyLater);
  setTimeout(refreshRegions);
});
