import { Fragment } from 'react';
import { CONTACT_FORM_TEXTS, ENQUIRY_TEXTS } from '#texts/enquiry';
import { BrandField, TrapField } from '../components/contact/FormParts.tsx';
import { ChangingText } from '../components/ui/ChangingText.tsx';
import { Icon } from '../components/ui/Icon.tsx';
import { close } from '../components/ui/icons.ts';
import type { CompanyId } from '../domain/company.ts';
import { CONTACT_FIELD_NAMES, CONTACT_FIELDS, type Subject } from '../domain/contact-fields.ts';
import { DRAFT_DAYS } from '../domain/on-device.ts';
import { PLAIN_FORM_PATH } from '../paths.ts';
import { ContactField } from './ContactField.tsx';
import { SumField } from './SumField.tsx';
import { useContactForm } from './use-contact-form.ts';

/** @param topic that the address may name: see contact-rules.ts */
export function ContactForm({ companyId, topic }: { companyId: CompanyId; topic: string }) {
  const contact = useContactForm(companyId, topic);
  const { form, outcome, round, sum, status, reference, errors, subject, draft, check } = contact;
  const submitting = status.kind === 'submitting';
  const isSent = reference !== null;
  return (
    <form
      ref={form}
      className={isSent ? 'form form-sent' : 'form'}
      method="post"
      action={PLAIN_FORM_PATH}
      noValidate
      onInput={draft.onInput}
      onSubmit={contact.onSubmit}
    >
      <div
        ref={outcome}
        className={status.kind === 'error' ? 'form-outcome notice cluster' : 'form-outcome'}
        tabIndex={-1}
      >
        {/* Always there, so that what is put into them is read out. */}
        <div role="alert">
          {status.kind === 'error' && (
            <p>
              <ChangingText>{status.text}</ChangingText>
            </p>
          )}
        </div>
        {status.kind === 'error' && status.field && (
          <p className="cluster links small">
            {CONTACT_FIELD_NAMES.map(
              (field) =>
                errors[field] && (
                  <a key={field} href={`#contact-${field}`}>
                    {CONTACT_FIELDS[field].label}
                  </a>
                ),
            )}
            {sum.fault && <a href="#contact-sum">{CONTACT_FORM_TEXTS.sumName}</a>}
          </p>
        )}
        <div role="status">{status.kind === 'success' && <p className="lead">{ENQUIRY_TEXTS.sent}</p>}</div>
        {/* Stays when the thanks go, to be written down. */}
        <p className="form-reference" aria-live="polite">
          {reference && (
            <>
              {ENQUIRY_TEXTS.reference} <strong translate="no">{reference}</strong>
            </>
          )}
        </p>
      </div>
      {subject && <SubjectChip subject={subject} onRemove={contact.clearSubject} />}
      {/* What is added while the message is on its way would be lost with the rest once it is sent. */}
      <Fragment key={round}>
        <div className="stack form-row">
          <ContactField field="name" error={errors.name} readOnly={submitting} onLeave={check} />
          <ContactField field="email" error={errors.email} readOnly={submitting} onLeave={check} />
        </div>
        <ContactField field="message" error={errors.message} readOnly={submitting} onLeave={check} />
      </Fragment>
      <div className="stack form-row">
        <ContactField key={round} field="phone" error={errors.phone} readOnly={submitting} onLeave={check} />
        <SumField sum={sum} />
      </div>
      <BrandField companyId={companyId} />
      <TrapField />
      <div className="stack form-row form-end">
        <button
          type="submit"
          className="button button-large"
          disabled={sum.fault === 'wrong'}
          // Not disabled: that would take the focus away from it.
          aria-disabled={submitting}
        >
          <ChangingText>{submitting ? ENQUIRY_TEXTS.sending : CONTACT_FORM_TEXTS.submit}</ChangingText>
        </button>
        {draft.isKept && (
          <p className="muted small needs-script">
            <ChangingText>
              {draft.isCleared ? CONTACT_FORM_TEXTS.cleared : CONTACT_FORM_TEXTS.kept(DRAFT_DAYS)}
            </ChangingText>{' '}
            <button
              type="button"
              className="link-button"
              onClick={draft.isCleared ? draft.bringBack : contact.clear}
            >
              <ChangingText>
                {draft.isCleared ? CONTACT_FORM_TEXTS.bringBack : CONTACT_FORM_TEXTS.clear}
              </ChangingText>
            </button>
          </p>
        )}
      </div>
    </form>
  );
}

/** Says what the message will be about, and lets the visitor take that back. */
const SubjectChip = ({ subject, onRemove }: { subject: Subject; onRemove: () => void }) => (
  <p className="row chip">
    <span>{CONTACT_FORM_TEXTS.subject(subject.text)}</span>
    <button
      type="button"
      className="icon-button"
      aria-label={CONTACT_FORM_TEXTS.removeSubject}
      onClick={onRemove}
    >
      <Icon path={close} />
    </button>
  </p>
);
