import { type OpeningHours, openNowText, openState } from '../domain/opening-hours.ts';

/** Often enough that a minute is never told wrongly for long. */
const EVERY_MS = 10_000;

/**
 * `<open-now>` says whether the office is open, from the hours in its `hours`. A page may have been built weeks ago, and a
 * part of it may come anew at any time: an element of its own says it wherever it stands.
 */
class OpenNow extends HTMLElement {
  connectedCallback(): void {
    const hours: OpeningHours = { exceptions: [], ...JSON.parse(this.getAttribute('hours') ?? '') };
    const say = () => {
      const now = new Date();
      const text = openNowText(hours, now);
      if (this.textContent !== text) this.textContent = text;
      this.toggleAttribute('open', openState(hours, now).isOpen);
      // Not kept in the object: for a field of a class, older browsers would load much more.
      if (this.isConnected) setTimeout(say, EVERY_MS);
    };
    say();
  }
}

customElements.define('open-now', OpenNow);
