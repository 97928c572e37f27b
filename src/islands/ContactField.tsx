import { useEffect, useRef, useState } from 'react';
import { CONTACT_FIELDS } from '../domain/contact-fields.ts';
import { ChangingText } from './ChangingText.tsx';
import type { ContactField as Field } from './contact-rules.ts';

interface ContactFieldProps {
  field: Field;
  type?: 'text' | 'email';
  autoComplete?: string;
  error: string | undefined;
  readOnly: boolean;
  /** Called when the visitor leaves a field that was typed in or found wrong before. */
  onLeave: (field: Field) => void;
}

export function ContactField({
  field,
  type = 'text',
  autoComplete,
  error,
  readOnly,
  onLeave,
}: ContactFieldProps) {
  const { label, max } = CONTACT_FIELDS[field];
  const area = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(0);
  const count = () => setLength(area.current?.value.trim().length ?? 0);
  // The browser may have put back what was typed before.
  useEffect(count, []);
  const isText = field === 'message';
  const id = `contact-${field}`;
  const shared = {
    id,
    name: field,
    required: true,
    readOnly,
    'aria-invalid': Boolean(error),
    'aria-describedby': error ? `${id}-error` : undefined,
    onBlur: (event: { target: { value: string } }) => {
      if (error || event.target.value) onLeave(field);
    },
  };
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      {isText ? (
        <textarea ref={area} rows={6} onInput={count} {...shared} />
      ) : (
        <input type={type} autoComplete={autoComplete} maxLength={max} {...shared} />
      )}
      <span className="field-foot muted">
        {error && (
          <span id={`${id}-error`} className="field-error">
            <ChangingText>{error}</ChangingText>
          </span>
        )}
        {isText && (
          <span className="field-count">
            <ChangingText>{`${length} / ${max}`}</ChangingText>
          </span>
        )}
      </span>
    </p>
  );
}
