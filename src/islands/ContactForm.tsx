import { Fragment } from 'react';
import { CONTACT_FORM_TEXTS, ENQUIRY_TEXTS } from '#texts/enquiry';
import type { CompanyId } from '../domain/company.ts';
import { ArithmeticCaptcha } from './ArithmeticCaptcha.tsx';
import { ContactField } from './ContactField.tsx';
import { HoneypotField } from './HoneypotField.tsx';
import { SubjectChip } from './SubjectChip.tsx';
import { useContactForm } from './use-contact-form.ts';

export function ContactForm({ companyId }: { companyId: CompanyId }) {
  const { form, outcome, round, sum, status, errors, subject, clearSubject, check, onSubmit } =
    useContactForm(companyId);
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
      <HoneypotField />
      <ArithmeticCaptcha sum={sum} />
      {/* Without its sum the form is not alive yet, and the browser would send it as a page. */}
      <button
        type="submit"
        className="button button-large"
        disabled={!sum.sum || sum.wrong}
        // Not disabled: that would take the focus away from it.
        aria-disabled={submitting}
      >
        {submitting ? ENQUIRY_TEXTS.sending : CONTACT_FORM_TEXTS.submit}
      </button>
      <div ref={outcome}>
        {/* Always there, so that what is put into them is read out. */}
        <div role="alert">
          {status.kind === 'error' && <p className="notice tone-error">{status.text}</p>}
        </div>
        <div role="status">
          {status.kind === 'success' && <p className="notice tone-success">{ENQUIRY_TEXTS.sent}</p>}
        </div>
      </div>
    </form>
  );
}
