import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { ENQUIRY_TEXTS } from '#texts/enquiry';
import { startOutbox } from '../browser/outbox/outbox.ts';
import { send } from '../browser/outbox/send.ts';
import { discard, keep, listenToNews, type News } from '../browser/outbox/waiting.ts';
import { faultOf } from '../components/contact/faults.ts';
import type { CompanyId } from '../domain/company.ts';
import {
  ABOUT_NOTHING,
  byField,
  CONTACT_FIELD_NAMES,
  type ContactField,
  type ContactValues,
  type Subject,
  TRAP_FIELD,
} from '../domain/contact-fields.ts';
import { IdempotencyKey } from '../domain/idempotency-key.ts';
import { SUCCESS_BANNER_MS } from '../domain/limits.ts';
import { subjectOf } from './contact-rules.ts';
import { forgetDraft } from './draft.ts';
import { formFields } from './form-fields.ts';
import { useSum } from './SumField.tsx';
import { useDraft } from './use-draft.ts';

type Status =
  | { kind: 'idle' | 'submitting' | 'success' }
  /** `field`: the one that it leads to; without, sending failed. */
  | { kind: 'error'; text: string; field?: string };
const IDLE: Status = { kind: 'idle' };

/**
 * State of the contact form. What is typed is kept on the device, and an enquiry that is sent waits there until the server
 * has taken it.
 */
export function useContactForm(companyId: CompanyId, topic: string) {
  const form = useRef<HTMLFormElement>(null);
  const [fields] = useState(() => formFields(form));
  const outcome = useRef<HTMLDivElement>(null);
  const key = useRef(new IdempotencyKey());
  const sum = useSum();
  const draft = useDraft(companyId, fields);
  const [status, setStatus] = useState<Status>(IDLE);
  /** Of what was sent; null until then. */
  const [reference, setReference] = useState<string | null>(null);
  const [errors, setErrors] = useState<Partial<ContactValues>>({});
  /** Counts the forms filled in, so that each begins with fresh fields. */
  const [round, setRound] = useState(0);
  const [subject, setSubject] = useState<Subject | null>(null);
  /** What the server has said of values that it refused. */
  const refused = useRef<{ values?: ContactValues; errors?: ContactValues }>({});
  /** What is on its way, or waits, and the key under which it does. */
  const sending = useRef<{ id: string; values: ContactValues }>(undefined);
  const tell = useRef<(news: News) => void>(() => {});
  /** Who sends before the subject is read still sends it. */
  const reading = useRef<Promise<Subject | null>>(Promise.resolve(null));

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is read once
  useEffect(() => {
    const about = draft.restore();
    reading.current = subjectOf(location.search || asAddress(about), topic);
    void reading.current.then((found) => {
      draft.about.current = found?.about ?? ABOUT_NOTHING;
      setSubject(found);
    });
  }, [topic]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls reads the form as it is
  useEffect(() => {
    tell.current = listenToNews((news) => {
      const { id, values } = sending.current ?? {};
      if (!('sent' in news) || news.sent !== id) return;
      // Another tab, or the notice of this one, has sent what stands here, unless it was changed since.
      if (JSON.stringify(fields.values()) === JSON.stringify(values)) beginAnew();
      settle();
      setStatus(IDLE);
    });
  }, []);
  useEffect(() => {
    if (status.kind !== 'success') return;
    const timer = setTimeout(() => setStatus(IDLE), SUCCESS_BANNER_MS);
    return () => clearTimeout(timer);
  }, [status]);

  useEffect(() => {
    const answered = status.kind === 'success' || (status.kind === 'error' && !status.field);
    // On a phone it stands out of sight.
    if (answered) outcome.current?.scrollIntoView({ block: 'nearest' });
    // The button that had the focus is gone with the form.
    if (status.kind === 'success') outcome.current?.focus({ preventScroll: true });
  }, [status]);

  const isMarked = sum.fault !== '' || Object.values(errors).some(Boolean);
  useEffect(() => {
    // All that the message above the fields said is corrected.
    if (status.kind === 'error' && status.field && !isMarked) setStatus(IDLE);
  }, [status, isMarked]);

  /** What is wrong with a field now. The server's word stands until something else is typed. */
  const faultIn = (field: ContactField) => {
    const { values, errors: said } = refused.current;
    return fields.fault(field) || (values?.[field] === fields.value(field) && said?.[field]) || '';
  };

  const check = (field: ContactField) => {
    const now = { ...errors, [field]: faultIn(field) };
    setErrors(now);
    if (status.kind !== 'error' || !status.field || !(status.field in now)) return;
    // A part of what the message above the fields said is corrected.
    const left = Object.values(now).filter(Boolean).length;
    if (left > 0 && status.text !== ENQUIRY_TEXTS.required)
      setStatus({ ...status, text: ENQUIRY_TEXTS.correct(left) });
  };

  /** Shows what is wrong and leads to the first such field. */
  const refuse = (text: string, field: string | undefined) => {
    setStatus({ kind: 'error', text, field });
    if (field) fields.focus(field);
  };

  /** Empties the form. */
  const beginAnew = () => {
    forgetDraft(companyId);
    setRound((now) => now + 1);
    setErrors({});
    sum.renew();
  };

  /** What was sent is sent: the same again is another enquiry. */
  const settle = () => {
    key.current.renew();
    sending.current = undefined;
  };

  const withdraw = (id: string) => {
    discard(id);
    tell.current({ gone: id });
  };

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (status.kind === 'submitting') return;
    const values = fields.values();
    const found = byField(fields.fault);
    setErrors(found);
    const bad = CONTACT_FIELD_NAMES.find((field) => found[field]);
    sum.judge(true);
    if (bad) return refuse(sum.missing ? ENQUIRY_TEXTS.required : faultOf(values, found), bad);
    if (!sum.right) return refuse(ENQUIRY_TEXTS.sumMissing, 'sum');

    setStatus({ kind: 'submitting' });
    const about = (await reading.current)?.about;
    const enquiry = { ...values, ...about, company_id: companyId };
    const signs = {
      website: fields.extra(TRAP_FIELD) || undefined,
      elapsed_ms: Math.round(performance.now()),
    };
    const waiting = { enquiry, signs, page: location.pathname };
    const id = key.current.for(JSON.stringify(enquiry));
    // What was changed since goes in the place of what waits.
    if (sending.current && sending.current.id !== id) withdraw(sending.current.id);
    sending.current = { id, values };
    // Before anything is sent, for the page may be closed meanwhile.
    const waits = keep(id, waiting);
    if (waits) forgetDraft(companyId);
    const answer = await send(id, waiting);
    if (answer.kind === 'later') {
      if (waits) startOutbox(false);
      setStatus({ kind: 'error', text: answer.text });
      return tell.current({ kept: id });
    }
    withdraw(id);
    if (answer.kind === 'refused') {
      draft.keep();
      refused.current = { values, errors: byField((field) => answer.errors[field] ?? '') };
      const said = byField(faultIn);
      setErrors(said);
      return refuse(
        answer.text,
        CONTACT_FIELD_NAMES.find((field) => said[field]),
      );
    }
    settle();
    setReference(answer.reference);
    beginAnew();
    setStatus({ kind: 'success' });
  };

  const clear = () => {
    draft.noteCleared();
    beginAnew();
    setStatus(IDLE);
  };

  const clearSubject = () => {
    reading.current = Promise.resolve(null);
    setSubject(null);
    // After a reload, too.
    history.replaceState(history.state, '', location.pathname);
    draft.about.current = ABOUT_NOTHING;
    draft.keep();
    fields.focus('name');
  };

  const shown = { sum, status, reference, errors, subject, draft, round };
  return { form, outcome, ...shown, clear, clearSubject, check, onSubmit };
}

/** What a draft is about, as the address of the page would say it. */
const asAddress = ({ course_id, intake_id, topic }: typeof ABOUT_NOTHING) =>
  `?${new URLSearchParams({ course: course_id, intake: intake_id, topic })}`;
