import { TRAP_FIELD } from './contact-rules.ts';

/**
 * A field for programs only: out of sight, out of the order of tabs, and not read out. An enquiry that has it
 * filled in is stored and marked as spam, since a browser extension may have filled it.
 */
export function HoneypotField() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor="contact-website">Website</label>
      <input id="contact-website" name={TRAP_FIELD} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
