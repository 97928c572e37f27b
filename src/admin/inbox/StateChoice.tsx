import { useId } from 'react';
import { ENQUIRY_STATES, type EnquiryState } from '../../domain/enquiry.ts';
import { STATE_NAMES } from './enquiry-filter.ts';

interface StateChoiceProps {
  value: EnquiryState;
  onChange(state: EnquiryState): void;
}

export function StateChoice({ value, onChange }: StateChoiceProps) {
  const name = useId();
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">State</legend>
      {ENQUIRY_STATES.map((state) => (
        <label key={state}>
          <input type="radio" name={name} checked={state === value} onChange={() => onChange(state)} />
          {STATE_NAMES[state]}
        </label>
      ))}
    </fieldset>
  );
}
