import { refreshRegions } from './freshness.ts';

// Behind everything that shows first. A module of the page itself runs before that event, always; the pause lets the
// event end first.
addEventListener('load', () =>
  setTimeout(() => {
    document.querySelector('link[disabled]')?.removeAttribute('disabled');
    refreshRegions();
  }),
);
