import { Icon } from '../components/ui/Icon.tsx';
import { ENQUIRY_TEXTS } from '../domain/texts.ts';
import type { useSum } from './use-sum.ts';

/** The security check. Its answer is judged when the visitor leaves the field. */
export function SumCheck({
  sum: { sum, answer, wrong, type, judge, renew },
}: {
  sum: ReturnType<typeof useSum>;
}) {
  return (
    <div className="field sum">
      <label htmlFor="contact-sum">
        Security check: what is{' '}
        <strong className="sum-question">{sum ? `${sum.first} + ${sum.second}` : '…'}</strong>?
      </label>
      <div className="sum-row">
        <input
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
        <button type="button" className="icon-button" aria-label="New security question" onClick={renew}>
          <Icon name="refresh" />
        </button>
      </div>
      <span className="field-foot">
        {wrong && (
          <span id="contact-sum-error" className="field-error" role="alert">
            {ENQUIRY_TEXTS.wrongSum}
          </span>
        )}
      </span>
    </div>
  );
}
