import { CONTACT_FORM_TEXTS, ENQUIRY_TEXTS } from '#texts/enquiry';
import type { CompanyId } from '../../domain/company.ts';
import {
  CONTACT_FIELD_NAMES,
  CONTACT_FIELDS,
  type ContactField,
  type ContactValues,
  type Subject,
  WITHOUT_SUBJECT_FIELD,
} from '../../domain/contact-fields.ts';
import { PLAIN_FORM_PATH, SENT_ID } from '../../paths.ts';
import { BrandField, controlOf, FieldBox, TrapField } from './FormParts.tsx';

export interface PlainFormProps {
  companyId: CompanyId;
  /** As they were typed. */
  values: ContactValues;
  /** What is wrong with each; '' where nothing is. */
  faults: ContactValues;
  /** What is wrong with all of it. */
  fault: string;
  /** What it is about, which the address of the first page said; null where it did not. */
  subject: Subject | null;
}

/** The contact form for a browser without scripts, with what was typed and what is wrong with it. */
export const PlainForm = ({ companyId, values, faults, fault, subject }: PlainFormProps) => {
  const first = CONTACT_FIELD_NAMES.find((field) => faults[field]);
  const box = (field: ContactField) => (
    <FieldBox
      key={field}
      field={field}
      error={faults[field]}
      count={field === 'message' && `${values.message.length} / ${CONTACT_FIELDS.message.max}`}
    >
      <PlainControl
        field={field}
        value={values[field]}
        isWrong={faults[field] !== ''}
        isFirst={field === first}
      />
    </FieldBox>
  );
  return (
    <form className="form" method="post" action={PLAIN_FORM_PATH} noValidate>
      <div role="alert">{fault && <p className="notice">{fault}</p>}</div>
      {subject && <PlainSubject subject={subject} />}
      <div className="stack form-row">
        {box('name')}
        {box('email')}
      </div>
      {box('message')}
      <div className="stack form-row">{box('phone')}</div>
      <BrandField companyId={companyId} />
      <TrapField />
      <div className="stack form-row form-end">
        <button type="submit" className="button button-large">
          {CONTACT_FORM_TEXTS.submit}
        </button>
      </div>
    </form>
  );
};

/** What the message will be about, and the way to take that back. */
const PlainSubject = ({ subject: { about, text } }: { subject: Subject }) => (
  <div className="stack chip chip-plain">
    {Object.entries(about).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <p>{CONTACT_FORM_TEXTS.subject(text)}</p>
    <label className="row muted">
      <input type="checkbox" name={WITHOUT_SUBJECT_FIELD} value="1" />
      {CONTACT_FORM_TEXTS.removeSubject}
    </label>
  </div>
);

interface ControlProps {
  field: ContactField;
  value: string;
  isWrong: boolean;
  /** Whether it is the first that is wrong: the browser leads there. */
  isFirst: boolean;
}

const PlainControl = ({ field, value, isWrong, isFirst }: ControlProps) => {
  const control = { ...controlOf(field, isWrong), ...(isFirst && { autoFocus: true }) };
  if (field !== 'message') return <input {...control} value={value} />;
  // A line end at the very beginning would be dropped by the browser.
  return <textarea {...control}>{`\n${value}`}</textarea>;
};

/** In place of the form, once the message is stored. The address leads to it, so that a phone shows it and it is read out. */
export const Thanks = ({ reference }: { reference: string }) => (
  <div id={SENT_ID} role="status" className="form-outcome" tabIndex={-1}>
    <p className="lead">{ENQUIRY_TEXTS.sent}</p>
    <p className="form-reference">
      {ENQUIRY_TEXTS.reference} <strong translate="no">{reference}</strong>
    </p>
  </div>
);
