import { useQuery } from '@tanstack/react-query';
import { INBOX_TEXTS as texts } from '#texts/inbox';
import { factsFor } from '../../domain/answer-facts.ts';
import type { Enquiry } from '../../domain/enquiry.ts';
import { intakes } from '../../domain/intake.ts';
import { dayInNepal } from '../../domain/nepal.ts';
import { SITE_FACTS_ID, sections } from '../../domain/section.ts';
import { fillIn, type Template, templates } from '../../domain/template.ts';
import { getRecord } from '../api/calls.ts';
import { collectionOf } from '../api/collections.ts';
import { useCourses, useRecords } from '../app/queries.ts';
import { useNoticeStatus } from '../settings/MailPanel.tsx';
import { emptyReply } from './reply-link.ts';

const intakeRecords = collectionOf(intakes);
const templateRecords = collectionOf(templates);
const said = collectionOf(sections);

/** By which number visitors call the office. */
function useOfficePhone(): string {
  const { data } = useQuery({
    queryKey: ['facts'],
    queryFn: () => getRecord(said, SITE_FACTS_ID),
    staleTime: 60_000,
  });
  return typeof data?.value.phone === 'string' ? data.value.phone : '';
}

/**
 * What is known for answers: the templates, to be filled in for an enquiry, and whether the site can send mail. Asked for
 * with the list: an open message would move under the hand when it came.
 */
export function useAnswering() {
  const courses = useCourses().data ?? [];
  const batches = useRecords(intakeRecords).data ?? [];
  const known = useRecords(templateRecords).data ?? [];
  const canSend = useNoticeStatus().data?.off_because === null;
  const phone = useOfficePhone();
  return {
    templates: known,
    canSend,
    /** @returns also what was not known, in words */
    fill({ subject, text }: Template, enquiry: Enquiry) {
      const facts = factsFor(enquiry, courses, batches, phone, dayInNepal(new Date()));
      const [head, body] = [fillIn(subject, facts), fillIn(text, facts)];
      return {
        answer: { subject: head.text || emptyReply(enquiry).subject, text: body.text },
        missing: [...new Set([...head.missing, ...body.missing])].map((name) => texts.facts[name]),
      };
    },
  };
}
export type Answering = ReturnType<typeof useAnswering>;
