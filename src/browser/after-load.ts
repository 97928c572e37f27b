import { WAITING_PREFIX } from '../domain/on-device.ts';
import { letDatesPass } from './dates-pass.ts';
import { refreshRegions } from './freshness.ts';

letDatesPass();

/** Styles for print and forced colours. Without scripts the page has them from the start. */
const later = document.querySelector('link[disabled]');
const applyLater = () => later?.removeAttribute('disabled');
if (matchMedia('(forced-colors: active)').matches) applyLater();

// After everything that shows first: a module of the page always runs before the load event. Each is a task of its own,
// so that the browser can handle input in between.
addEventListener('load', () => {
  setTimeout(applyLater);
  setTimeout(refreshRegions);
  setTimeout(sendWaiting);
});

/** An enquiry that waits on this device goes out from any page. The script for it is loaded only then. */
function sendWaiting(): void {
  try {
    if (Object.keys(localStorage).some((name) => name.startsWith(WAITING_PREFIX)))
      void import(/* @vite-ignore */ document.body.dataset.outbox as string);
  } catch {
    // The browser blocks storage: nothing waits.
  }
}
