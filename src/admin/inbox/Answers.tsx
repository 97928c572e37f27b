import { useQuery, useQueryClient } from '@tanstack/react-query';
import { INBOX_TEXTS as texts } from '#texts/inbox';
import type { Answer } from '../../domain/answer.ts';
import type { Enquiry } from '../../domain/enquiry.ts';
import { getRecord } from '../api/calls.ts';
import { enquiries } from '../api/collections.ts';
import { Time } from '../ui/Time.tsx';
import { patchEnquiry } from './enquiries.ts';

const ASKED_EVERY_MS = 3_000;
const isOnItsWay = ({ sent_at, fault }: Answer) => !sent_at && !fault;

/** What the site has sent to the visitor, and how far it has come. */
export function Answers({ enquiry: { id, answers } }: { enquiry: Enquiry }) {
  const client = useQueryClient();
  useQuery({
    queryKey: ['answers', id],
    enabled: answers.some(isOnItsWay),
    refetchInterval: ASKED_EVERY_MS,
    staleTime: ASKED_EVERY_MS,
    async queryFn() {
      const { value } = await getRecord(enquiries, id);
      await patchEnquiry(client, id, () => value);
      return value.answers;
    },
  });
  if (answers.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="answers-title">
      <h3 id="answers-title">{texts.answers}</h3>
      {answers.map((answer) => (
        <details key={answer.id} className="fold">
          <summary>
            {answer.subject} <span className="muted small">{answer.by}</span>
          </summary>
          <p className="pane-message">{answer.text}</p>
        </details>
      ))}
      <div role="status">
        {answers.map((answer) => (
          <p key={answer.id} className={answer.fault && !answer.sent_at ? 'field-error' : 'muted small'}>
            <Progress answer={answer} />
          </p>
        ))}
      </div>
    </section>
  );
}

function Progress({ answer }: { answer: Answer }) {
  const { at, sent_at, fault } = answer;
  if (sent_at)
    return (
      <>
        {texts.sent} <Time at={sent_at} />
      </>
    );
  if (fault) return texts.notSent(fault);
  return (
    <>
      {texts.sending} <Time at={at} />
    </>
  );
}
