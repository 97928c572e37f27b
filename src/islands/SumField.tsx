import { useCallback, useEffect, useRef, useState } from 'react';
import { CONTACT_FORM_TEXTS, ENQUIRY_TEXTS } from '#texts/enquiry';
import { ChangingText } from '../components/ui/ChangingText.tsx';
import { Icon } from '../components/ui/Icon.tsx';
import * as icons from '../components/ui/icons.ts';
import { SUM_OPERAND_MAX, SUM_OPERAND_MIN } from '../domain/limits.ts';

const operand = () => SUM_OPERAND_MIN + Math.floor(Math.random() * (SUM_OPERAND_MAX - SUM_OPERAND_MIN + 1));

/** The security check: a sum that exists only in the browser, what was typed, and what it was judged to be. */
export function useSum() {
  const [sum, setSum] = useState<{ first: number; second: number } | null>(null);
  const [answer, setAnswer] = useState('');
  const [fault, setFault] = useState<'' | 'missing' | 'wrong'>('');

  const renew = useCallback(() => {
    setSum({ first: operand(), second: operand() });
    setAnswer('');
    setFault('');
  }, []);
  useEffect(renew, [renew]);

  const missing = answer.trim() === '';
  const right = sum !== null && !missing && Number(answer) === sum.first + sum.second;
  return {
    sum,
    answer,
    fault,
    missing,
    right,
    renew,
    type: (text: string) => {
      setAnswer(text);
      setFault('');
    },
    /** @param isSent whether an answer has to be there by now */
    judge: (isSent: boolean) => {
      if (!missing) setFault(right ? '' : 'wrong');
      else if (isSent) setFault('missing');
    },
  };
}

/** The answer is judged when the visitor leaves the field. */
export function SumField({
  sum: { sum, answer, fault, type, judge, renew },
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
        <strong className="nobreak" translate="no">
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
          aria-invalid={fault !== ''}
          aria-describedby={fault ? 'contact-sum-error' : undefined}
          onChange={(event) => type(event.target.value)}
          onBlur={() => judge(false)}
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
      {fault && (
        <span className="field-foot muted">
          {/* What is missing is said above all fields. */}
          <span id="contact-sum-error" className="field-error" role={fault === 'wrong' ? 'alert' : undefined}>
            <ChangingText>
              {fault === 'wrong' ? ENQUIRY_TEXTS.wrongSum : CONTACT_FORM_TEXTS.sumRequired}
            </ChangingText>
          </span>
        </span>
      )}
    </div>
  );
}
