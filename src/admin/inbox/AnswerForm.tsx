import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { INBOX_TEXTS as texts } from '#texts/inbox';
import { type AnswerInput, answerFields, answerInputSchema } from '../../domain/answer.ts';
import type { Enquiry } from '../../domain/enquiry.ts';
import { IdempotencyKey } from '../../domain/idempotency-key.ts';
import { type Template, templates } from '../../domain/template.ts';
import { recordsPath } from '../../paths.ts';
import { sendAnswer } from '../api/calls.ts';
import { useNoticeStatus } from '../settings/MailPanel.tsx';
import { Button } from '../ui/Button.tsx';
import { MutationFailure } from '../ui/Failure.tsx';
import { Field } from '../ui/Field.tsx';
import { formatList } from '../ui/format.ts';
import { useUnsavedGuard } from '../ui/unsaved.ts';
import { patchEnquiry } from './enquiries.ts';
import { emptyReply, replyLink, type Way, waysTo } from './reply-link.ts';
import type { Answering } from './use-answering.ts';

interface AnswerFormProps {
  enquiry: Enquiry;
  answering: Answering;
  /** Another program was started: it tells nobody whether an answer was given there. */
  onStarted(): void;
}

/** What is written and not sent. */
interface Draft extends AnswerInput {
  /** As the template had it. */
  from: AnswerInput;
  missing: readonly string[];
}

const isTyped = (draft: Draft | undefined): boolean =>
  draft !== undefined && (draft.text !== draft.from.text || draft.subject !== draft.from.subject);

/** Answers by the office's own programs, or by the site's mail server where it has one. */
export function AnswerForm({ enquiry, answering, onStarted }: AnswerFormProps) {
  const [draft, setDraft] = useState<Draft>();
  const [isTried, setTried] = useState(false);
  const [isStarted, setStarted] = useState(false);
  const key = useRef(new IdempotencyKey());
  const canSend = useNoticeStatus().data?.off_because === null;
  useUnsavedGuard(isTyped(draft) && !isStarted);
  const send = useMutation({
    mutationFn: (answer: AnswerInput) =>
      sendAnswer(enquiry.id, answer, key.current.for(JSON.stringify(answer))),
    async onSuccess(saved, _, __, { client }) {
      key.current.renew();
      setDraft(undefined);
      await patchEnquiry(client, saved.id, () => saved);
    },
  });

  const begin = (answer: AnswerInput, missing: readonly string[] = []) => {
    if (isTyped(draft) && !window.confirm(texts.replaceDraft)) return;
    send.reset();
    setTried(false);
    setDraft({ ...answer, from: answer, missing });
  };
  const choose = (template: Template) => {
    const { answer, missing } = answering.fill(template);
    begin(answer, missing);
  };
  const type = (part: Partial<AnswerInput>) => {
    setStarted(false);
    setDraft((now) => now && { ...now, ...part });
  };

  const checked = draft && answerInputSchema.safeParse({ subject: draft.subject, text: draft.text });
  const errorOf = (field: keyof AnswerInput) =>
    isTried ? checked?.error?.issues.find(({ path }) => path[0] === field)?.message : undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (checked?.success && !send.isPending) send.mutate(checked.data);
  };

  const start = () => {
    setStarted(true);
    onStarted();
  };
  const ways = enquiry.phone ? waysTo(enquiry.phone, draft?.text) : {};
  return (
    <form className="stack answer-form" noValidate onSubmit={submit}>
      <div className="cluster answer-ways">
        {(Object.keys(ways) as Way[]).map((way) => (
          <a key={way} className="button button-quiet" href={ways[way]} onClick={start}>
            {texts.ways[way]}
          </a>
        ))}
      </div>
      <div className="cluster answer-templates">
        {answering.templates.map((template) => (
          <Button key={template.id} onClick={() => choose(template)}>
            {template.name}
          </Button>
        ))}
        {canSend && <Button onClick={() => begin(emptyReply(enquiry))}>{texts.ownWords}</Button>}
        <Link className="small" to={recordsPath(templates.name)}>
          {texts.templates}
        </Link>
      </div>
      {draft && (
        <>
          {draft.missing.length > 0 && (
            <p className="muted small">{texts.leftOut(formatList(draft.missing))}</p>
          )}
          <Field label={answerFields.subject.label} error={errorOf('subject')}>
            {(wiring) => (
              <input
                {...wiring}
                value={draft.subject}
                onChange={({ target }) => type({ subject: target.value })}
                autoComplete="off"
              />
            )}
          </Field>
          <Field label={answerFields.text.label} error={errorOf('text')}>
            {(wiring) => (
              <textarea
                {...wiring}
                rows={answerFields.text.control.kind === 'multiline' ? answerFields.text.control.rows : 10}
                value={draft.text}
                onChange={({ target }) => type({ text: target.value })}
              />
            )}
          </Field>
        </>
      )}
      <MutationFailure what={texts.sendFailed} of={send} />
      <div className="cluster form-actions">
        {draft && canSend && (
          <Button type="submit" variant="primary" busy={send.isPending} busyLabel={texts.sendingNow}>
            {texts.send}
          </Button>
        )}
        <a
          className={draft && canSend ? 'button button-quiet' : 'button'}
          href={replyLink(enquiry, draft ?? emptyReply(enquiry))}
          onClick={start}
        >
          {texts.reply}
        </a>
      </div>
    </form>
  );
}
