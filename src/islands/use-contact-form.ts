import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { ENQUIRY_TEXTS } from '#texts/enquiry';
import { faultOf } from '../components/contact/faults.ts';
import type { CompanyId } from '../domain/company.ts';
import {
  CONTACT_FIELD_NAMES,
  type ContactField,
  type ContactValues,
  type Subject,
  TRAP_FIELD,
} from '../domain/contact-fields.ts';
import { IdempotencyKey } from '../domain/idempotency-key.ts';
import { SUCCESS_BANNER_MS } from '../domain/limits.ts';
import { byField, fieldError, subjectOf } from './contact-rules.ts';
import { useSum } from './SumField.tsx';
import { sendEnquiry } from './send-enquiry.ts';

type Status =
  | { kind: 'idle' | 'submitting' | 'success' }
  /** `field`: the one that it leads to; without, sending failed. */
  | { kind: 'error'; text: string; field?: string };
const IDLE: Status = { kind: 'idle' };

/**
 * State of the contact form. The fields are the browser's own, so what was typed before this ran, and what
 * was typed before a failure, is never lost.
 */
export function useContactForm(companyId: CompanyId, topic: string) {
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const key = useRef(new IdempotencyKey());
  const sum = useSum();
  const [status, setStatus] = useState<Status>(IDLE);
  /** Of what was sent last. */
  const [reference, setReference] = useState('');
  const [errors, setErrors] = useState<Partial<ContactValues>>({});
  /** Counts the forms filled in, so that each begins with fresh fields. */
  const [round, setRound] = useState(0);
  const [subject, setSubject] = useState<Subject | null>(null);
  /** Who sends before the subject is read still sends it. */
  const reading = useRef<Promise<Subject | null>>(Promise.resolve(null));

  useEffect(() => {
    reading.current = subjectOf(location.search, topic);
    void reading.current.then(setSubject);
  }, [topic]);
  useEffect(() => {
    if (status.kind !== 'success') return;
    const timer = setTimeout(() => setStatus(IDLE), SUCCESS_BANNER_MS);
    return () => clearTimeout(timer);
  }, [status]);

  useEffect(() => {
    const answered = status.kind === 'success' || (status.kind === 'error' && !status.field);
    // On a phone it stands below the button, out of sight. The focus stays where it is.
    if (answered) outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [status]);

  const input = (field: string) =>
    form.current?.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement | null;
  const judge = (field: ContactField) =>
    fieldError(field, input(field)?.value ?? '', input(field)?.validity.typeMismatch ?? false);

  const check = (field: ContactField) => {
    const now = { ...errors, [field]: judge(field) };
    setErrors(now);
    if (status.kind !== 'error' || !status.field || !(status.field in now)) return;
    // What the message above the fields said is corrected, or a part of it.
    const left = Object.values(now).filter(Boolean).length;
    if (left === 0) setStatus(IDLE);
    else if (status.text !== ENQUIRY_TEXTS.required)
      setStatus({ ...status, text: ENQUIRY_TEXTS.correct(left) });
  };

  /** Shows what is wrong and leads to the first such field. */
  const refuse = (text: string, field: string) => {
    setStatus({ kind: 'error', text, field });
    input(field)?.focus();
  };

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (status.kind === 'submitting') return;
    const values = byField((field) => input(field)?.value.trim() ?? '');
    const found = byField(judge);
    setErrors(found);
    const bad = CONTACT_FIELD_NAMES.find((field) => found[field]);
    if (bad) return refuse(faultOf(values, found), bad);
    sum.judge();
    if (!sum.right) return refuse(ENQUIRY_TEXTS.sumMissing, 'sum');

    setStatus({ kind: 'submitting' });
    const about = (await reading.current)?.about;
    const signs = {
      website: input(TRAP_FIELD)?.value || undefined,
      elapsed_ms: Math.round(performance.now()),
    };
    const sent = await sendEnquiry({ ...values, ...about, company_id: companyId }, signs, key.current);
    if ('failure' in sent) return setStatus({ kind: 'error', text: sent.failure });
    setReference(sent.reference);
    setRound((now) => now + 1);
    setErrors({});
    sum.renew();
    setStatus({ kind: 'success' });
  };

  const clearSubject = () => {
    reading.current = Promise.resolve(null);
    setSubject(null);
  };
  return { form, outcome, round, sum, status, reference, errors, subject, clearSubject, check, onSubmit };
}
