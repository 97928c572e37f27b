import { useRef } from 'react';
import { CONTACT_FORM_TEXTS, ENQUIRY_TEXTS } from '#texts/enquiry';
import { Icon } from '../components/ui/Icon.tsx';
import * as icons from '../components/ui/icons.ts';
import type { useSum } from './use-sum.ts';

/** The security check. Its answer is judged when the visitor leaves the field. */
export function ArithmeticCaptcha({
  sum: { sum, answer, wrong, type, judge, renew },
}: {
  sum: ReturnType<typeof useSum>;
}) {
  const field = useRef<HTMLInputElement>(null);
  /** Focuses the answer, so that a screen reader reads the new sum out. */
  const another = () => {
    renew();
    field.current?.focus();
  };
  return (
    <div className="field">
      <label htmlFor="contact-sum">
        {CONTACT_FORM_TEXTS.sum}
        <strong className="sum-question">{sum ? `${sum.first} + ${sum.second}` : '…'}</strong>?
      </label>
      <div className="row sum-row">
        <input
          ref={field}
          id="contact-sum"
          name="sum"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={answer}
          required
          aria-invalid={wrong}
          aria-describedby={wrong ? 'contact-sum-error' : undefined}
          onChange={(event) => type(event.target.value)}
          onBlur={judge}
        />
        <button
          type="button"
          className="icon-button"
          aria-label={CONTACT_FORM_TEXTS.newSum}
          onClick={another}
        >
          <Icon path={icons.refresh} />
        </button>
      </div>
      <span className="field-foot muted">
        {wrong && (
          <span id="contact-sum-error" className="field-error" role="alert">
            {ENQUIRY_TEXTS.wrongSum}
          </span>
        )}
      </span>
    </div>
  );
}
