import { Fragment } from 'react';
import { CONTACT_FORM_TEXTS, ENQUIRY_TEXTS } from '#texts/enquiry';
import { Icon } from '../components/ui/Icon.tsx';
import { close } from '../components/ui/icons.ts';
import type { CompanyId } from '../domain/company.ts';
import { ChangingText } from './ChangingText.tsx';
import { ContactField } from './ContactField.tsx';
import { type Subject, TRAP_FIELD } from './contact-rules.ts';
import { SumField } from './SumField.tsx';
import { useContactForm } from './use-contact-form.ts';

/** @param topic that the address may name: see contact-rules.ts */
export function ContactForm({ companyId, topic }: { companyId: CompanyId; topic: string }) {
  const { form, outcome, round, sum, status, errors, subject, clearSubject, check, onSubmit } =
    useContactForm(companyId, topic);
  const submitting = status.kind === 'submitting';
  return (
    <form ref={form} className="stack form needs-script" method="post" noValidate onSubmit={onSubmit}>
      {subject && <SubjectChip subject={subject} onRemove={clearSubject} />}
      {/* What is added while the message is on its way would be lost with the rest once it is sent. */}
      <Fragment key={round}>
        <div className="stack form-row">
          <ContactField
            field="name"
            autoComplete="name"
            error={errors.name}
            readOnly={submitting}
            onLeave={check}
          />
          <ContactField
            field="email"
            type="email"
            autoComplete="email"
            error={errors.email}
            readOnly={submitting}
            onLeave={check}
          />
        </div>
        <ContactField field="message" error={errors.message} readOnly={submitting} onLeave={check} />
      </Fragment>
      <TrapField />
      <SumField sum={sum} />
      {/* Until the sum is there this script does not run, and the browser would leave the page. */}
      <button
        type="submit"
        className="button button-large"
        disabled={!sum.sum || sum.wrong}
        // Not disabled: that would take the focus away from it.
        aria-disabled={submitting}
      >
        <ChangingText>{submitting ? ENQUIRY_TEXTS.sending : CONTACT_FORM_TEXTS.submit}</ChangingText>
      </button>
      <div ref={outcome}>
        {/* Always there, so that what is put into them is read out. */}
        <div role="alert">
          {status.kind === 'error' && (
            <p className="notice tone-error">
              <ChangingText>{status.text}</ChangingText>
            </p>
          )}
        </div>
        <div role="status">
          {status.kind === 'success' && <p className="notice tone-success">{ENQUIRY_TEXTS.sent}</p>}
        </div>
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

/**
 * For programs only: out of sight, out of the order of tabs, and not read out. An enquiry that has it filled in is
 * stored and marked as spam, since a browser extension may have filled it.
 */
const TrapField = () => (
  <div className="visually-hidden" aria-hidden="true">
    <label htmlFor="contact-website">{CONTACT_FORM_TEXTS.website}</label>
    <input id="contact-website" name={TRAP_FIELD} type="text" tabIndex={-1} autoComplete="off" />
  </div>
);
