import { useCallback, useEffect, useRef, useState } from 'react';
import { CONTACT_FORM_TEXTS, ENQUIRY_TEXTS } from '#texts/enquiry';
import { ChangingText } from '../components/ui/ChangingText.tsx';
import { Icon } from '../components/ui/Icon.tsx';
import * as icons from '../components/ui/icons.ts';
import { SUM_OPERAND_MAX, SUM_OPERAND_MIN } from '../domain/limits.ts';

const operand = () => SUM_OPERAND_MIN + Math.floor(Math.random() * (SUM_OPERAND_MAX - SUM_OPERAND_MIN + 1));

/** The security check: a sum that exists only in the browser, what was typed, and whether it was judged wrong. */
export function useSum() {
  const [sum, setSum] = useState<{ first: number; second: number } | null>(null);
  const [answer, setAnswer] = useState('');
  const [wrong, setWrong] = useState(false);

  const renew = useCallback(() => {
    setSum({ first: operand(), second: operand() });
    setAnswer('');
    setWrong(false);
  }, []);
  useEffect(renew, [renew]);

  const right = sum !== null && answer.trim() !== '' && Number(answer) === sum.first + sum.second;
  return {
    sum,
    answer,
    wrong,
    right,
    renew,
    type: (text: string) => {
      setAnswer(text);
      setWrong(false);
    },
    /** An empty answer is not judged: it is missing, not wrong. */
    judge: () => setWrong(answer.trim() !== '' && !right),
  };
}

/** The answer is judged when the visitor leaves the field. */
export function SumField({
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
    <div className="field needs-script">
      <label htmlFor="contact-sum">
        {CONTACT_FORM_TEXTS.sum}
        {/* A translator may change numbers, too. */}
        <strong className="sum-question" translate="no">
          <ChangingText>{sum ? `${sum.first} + ${sum.second}?` : '…?'}</ChangingText>
        </strong>
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
