import type { ReactNode } from 'react';
import { CONTACT_FORM_TEXTS } from '#texts/enquiry';
import type { CompanyId } from '../../domain/company.ts';
import { CONTACT_FIELDS, type ContactField, TRAP_FIELD } from '../../domain/contact-fields.ts';

/** The parts of the contact form: the island makes them alive, and a function writes them where no script runs. */

const idOf = (field: ContactField) => `contact-${field}`;

/** What each control of the form says of itself. */
const CONTROLS = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  message: { rows: 4 },
  phone: { type: 'tel', autoComplete: 'tel' },
} as const;

/** The attributes of a field's control. */
export const controlOf = (field: ContactField, isWrong: boolean) => ({
  id: idOf(field),
  name: field,
  required: CONTACT_FIELDS[field].min > 0,
  'aria-invalid': isWrong,
  'aria-describedby': isWrong ? `${idOf(field)}-error` : undefined,
  ...CONTROLS[field],
  // A message that is too long is counted, not cut.
  ...(field !== 'message' && { maxLength: CONTACT_FIELDS[field].max }),
});

interface FieldBoxProps {
  field: ContactField;
  error?: ReactNode;
  count?: ReactNode;
  /** The control. */
  children: ReactNode;
}

/** A field with its label, and what there is to say of it. */
export const FieldBox = ({ field, error, count, children }: FieldBoxProps) => (
  <p className="field">
    <label htmlFor={idOf(field)}>{CONTACT_FIELDS[field].label}</label>
    {children}
    {(error || count) && (
      <span className="field-foot muted">
        {error && (
          <span id={`${idOf(field)}-error`} className="field-error">
            {error}
          </span>
        )}
        {count && <span className="field-count">{count}</span>}
      </span>
    )}
  </p>
);

/** Which brand it is sent to, where no script says so. */
export const BrandField = ({ companyId }: { companyId: CompanyId }) => (
  <input type="hidden" name="company_id" value={companyId} />
);

/**
 * For programs only: out of sight, out of the order of tabs, and not read out. An enquiry that has it filled in is
 * stored and marked as spam, since a browser extension may have filled it.
 */
export const TrapField = () => (
  <div className="visually-hidden" aria-hidden="true">
    <label htmlFor="contact-website">{CONTACT_FORM_TEXTS.website}</label>
    <input id="contact-website" name={TRAP_FIELD} type="text" tabIndex={-1} autoComplete="off" />
  </div>
);
