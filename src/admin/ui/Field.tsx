import { type ReactNode, useId } from 'react';

interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  'aria-required': true | undefined;
}

interface FieldProps {
  label: ReactNode;
  /** Something else says it to the eye. */
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  wide?: boolean;
  /** Renders the control; the wiring ties it to its label, hint and error. */
  children(wiring: FieldWiring): ReactNode;
}

export function Field({ label, labelHidden, hint, error, required = false, wide, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={wide ? 'field wide' : 'field'}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : required ? 'required' : undefined}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': Boolean(error),
        'aria-required': required || undefined,
      })}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className="muted small" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
