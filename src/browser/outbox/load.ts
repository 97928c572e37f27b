import styles from '../../styles/components/outbox.css?inline';
import { attempt } from '../storage.ts';
import { startOutbox } from './outbox.ts';

/** By itself a file: what a page loads where an enquiry waits, with styles that no other visitor needs. */
attempt(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  // Browsers that cannot do this show the notice below the page.
  document.adoptedStyleSheets.push(sheet);
});
startOutbox();
