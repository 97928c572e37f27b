import { useEffect, useRef, useState } from 'react';
import { controlOf, FieldBox } from '../components/contact/FormParts.tsx';
import { ChangingText } from '../components/ui/ChangingText.tsx';
import { CONTACT_FIELDS, type ContactField as Field } from '../domain/contact-fields.ts';

interface ContactFieldProps {
  field: Field;
  error: string | undefined;
  readOnly: boolean;
  /** Called when the visitor leaves a field that was typed in or found wrong before. */
  onLeave: (field: Field) => void;
}

export function ContactField({ field, error, readOnly, onLeave }: ContactFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(0);
  const count = () => setLength(area.current?.value.trim().length ?? 0);
  // The browser may have put back what was typed before.
  useEffect(count, []);
  const isText = field === 'message';
  const control = {
    ...controlOf(field, Boolean(error)),
    readOnly,
    onBlur: ({ target, relatedTarget }: { target: { value: string }; relatedTarget: EventTarget | null }) => {
      // What is said of the field would push a button away from under the finger that presses it.
      if (relatedTarget instanceof HTMLButtonElement) return;
      if (error || target.value) onLeave(field);
    },
  };
  return (
    <FieldBox
      field={field}
      error={error && <ChangingText>{error}</ChangingText>}
      count={isText && <ChangingText>{`${length} / ${CONTACT_FIELDS[field].max}`}</ChangingText>}
    >
      {isText ? <textarea ref={area} onInput={count} {...control} /> : <input {...control} />}
    </FieldBox>
  );
}
