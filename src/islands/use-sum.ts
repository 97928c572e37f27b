import { useCallback, useEffect, useState } from 'react';
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
