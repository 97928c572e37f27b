import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { INBOX_TEXTS as texts } from '#texts/inbox';
import { type AnswerInput, answerFields, answerInputSchema } from '../../domain/answer.ts';
import type { Enquiry } from '../../domain/enquiry.ts';
import { IdempotencyKey } from '../../domain/idempotency-key.ts';
import { PHONE_WAYS, type PhoneWay } from '../../domain/phone.ts';
import { type Template, templates } from '../../domain/template.ts';
import { recordsPath } from '../../paths.ts';
import { sendAnswer } from '../api/calls.ts';
import { DraftNotice } from '../editor/DraftNotice.tsx';
import { fitDraft, readDraft } from '../editor/draft.ts';
import { formSchema, type Input } from '../editor/form-values.ts';
import { RecordFields } from '../editor/RecordFields.tsx';
import { useDraftUntilLeft } from '../editor/use-kept-draft.ts';
import { Button } from '../ui/Button.tsx';
import { MutationFailure } from '../ui/Failure.tsx';
import { formatList } from '../ui/format.ts';
import { useUnsavedGuard } from '../ui/unsaved.ts';
import { patchEnquiry } from './enquiries.ts';
import { emptyReply, replyLink, waysTo } from './reply-link.ts';
import type { Answering } from './use-answering.ts';

interface AnswerFormProps {
  enquiry: Enquiry;
  answering: Answering;
  /** Another program was started: it tells nobody whether an answer was given there. */
  onStarted(): void;
}

/** Those that reach most people stand first. A call stands beside the reply. */
const MESSAGES = new Set<PhoneWay>(['whatsapp', ...PHONE_WAYS]);
const QUIET = 'button button-quiet';

const schema = formSchema(answerFields, answerInputSchema);
const NOTHING: AnswerInput = { subject: '', text: '' };

/** What was begun: the words as the template had them, and what was not known for it. */
interface Begun {
  from: AnswerInput;
  missing: readonly string[];
}

/** A draft of another version of the site may lack either. */
const begunIn = ({ from = NOTHING, missing = [] }: Partial<Begun>): Begun => ({ from, missing });

/** Under which the device keeps what is typed. */
const DRAFT = 'answer';

/** Answers by the office's own programs, or by the site's mail server where it has one. */
export function AnswerForm({ enquiry, answering, onStarted }: AnswerFormProps) {
  const { id, state } = enquiry;
  const { canSend } = answering;
  /** What was typed before, and not sent: a tab may have crashed. */
  const [kept, setKept] = useState(() =>
    fitDraft(answerFields, readDraft<Partial<Begun> & { id: string }>(DRAFT, id)),
  );
  const [begun, setBegun] = useState<Begun | undefined>(kept ? begunIn(kept.base.value) : undefined);
  const [isStarted, setStarted] = useState(false);
  const form = useForm<Record<string, unknown>, unknown, Input>({
    resolver: zodResolver(schema),
    defaultValues: kept?.values ?? NOTHING,
  });
  const written = form.watch() as AnswerInput;
  const isTyped =
    begun !== undefined && (written.text !== begun.from.text || written.subject !== begun.from.subject);
  /** Kept with the draft: who sends the same after a crash sends one mail. */
  const tries = useRef(kept?.tries);
  const isUnsent = isTyped || (begun !== undefined && tries.current !== undefined);
  const { keep, drop } = useDraftUntilLeft(DRAFT, id, form, () =>
    isTyped || tries.current ? { base: { value: { id, ...begun }, etag: '' }, tries: tries.current } : null,
  );
  useUnsavedGuard(isUnsent && !isStarted, undefined, drop);
  // Another program has the words: who leaves is not asked.
  const isWithOther = useRef(isStarted);
  isWithOther.current = isStarted;
  useEffect(() => () => void (isWithOther.current && drop()), [drop]);

  const key = useRef(new IdempotencyKey(kept?.tries?.key, kept?.tries?.contents[0]));
  const send = useMutation({
    mutationFn(answer: AnswerInput) {
      const content = JSON.stringify(answer);
      tries.current = { key: key.current.for(content), contents: [content] };
      keep();
      return sendAnswer(id, answer, tries.current.key);
    },
    async onSuccess(saved, _, __, { client }) {
      key.current.renew();
      putAway();
      await patchEnquiry(client, saved.id, () => saved);
    },
  });

  const open = (next: Begun | undefined) => {
    setBegun(next);
    setKept(null);
    setStarted(false);
    form.reset(next?.from ?? NOTHING);
  };
  const putAway = () => {
    tries.current = undefined;
    open(undefined);
    drop();
  };
  const begin = (from: AnswerInput, missing: readonly string[] = []) => {
    if (isTyped && !window.confirm(texts.replaceDraft)) return;
    send.reset();
    open({ from, missing });
  };
  const choose = (template: Template) => {
    const { answer, missing } = answering.fill(template, enquiry);
    begin(answer, missing);
  };
  const submit = (event?: SubmitEvent<HTMLFormElement>) =>
    void form.handleSubmit((answer) => {
      if (!send.isPending) send.mutate(answer as AnswerInput);
    })(event);

  const start = () => {
    setStarted(true);
    onStarted();
  };
  const ways = enquiry.phone ? waysTo(enquiry.phone, begun && written.text) : {};
  const wayLink = (way: PhoneWay) =>
    ways[way] && (
      <a key={way} className={QUIET} href={ways[way]} onClick={start}>
        {texts.ways[way]}
      </a>
    );
  return (
    <form className="stack answer-form" noValidate onSubmit={submit} onInput={() => setStarted(false)}>
      <div className="row spread">
        <span className="name">{texts.answerWith}</span>
        <Link className="small" to={recordsPath(templates.name)}>
          {texts.templates}
        </Link>
      </div>
      <div className="beginnings">
        {answering.templates.map((template) => (
          <Button key={template.id} variant="bare" onClick={() => choose(template)}>
            {template.name}
          </Button>
        ))}
        {canSend && (
          <Button variant="bare" onClick={() => begin(emptyReply(enquiry))}>
            {texts.ownWords}
          </Button>
        )}
      </div>
      {kept && <DraftNotice draft={kept} onDrop={putAway} />}
      {begun && (
        <FormProvider {...form}>
          {begun.missing.length > 0 && (
            <p className="muted small">{texts.leftOut(formatList(begun.missing))}</p>
          )}
          <RecordFields fields={answerFields} />
        </FormProvider>
      )}
      <MutationFailure what={texts.sendFailed} of={send} />
      <div className="form-actions answer-first">
        {begun && canSend && (
          <Button type="submit" variant="primary" busy={send.isPending} busyLabel={texts.sendingNow}>
            {texts.send}
          </Button>
        )}
        <a
          className={(begun && canSend) || state === 'replied' ? QUIET : 'button'}
          href={replyLink(enquiry, begun ? written : emptyReply(enquiry))}
          onClick={start}
        >
          {texts.reply}
        </a>
        {wayLink('phone')}
      </div>
      {enquiry.phone && (
        <div className="form-actions">{[...MESSAGES].map((way) => way !== 'phone' && wayLink(way))}</div>
      )}
    </form>
  );
}
