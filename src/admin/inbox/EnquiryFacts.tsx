import { useQuery } from '@tanstack/react-query';
import { INBOX_TEXTS } from '#texts/inbox';
import { type Enquiry, enquiryFields } from '../../domain/enquiry.ts';
import { phoneLink } from '../../domain/phone.ts';
import { getSubject } from '../api/calls.ts';

/** By which number an enquiry goes, how to call who wrote it, and what it is about. */
export function EnquiryFacts({ enquiry }: { enquiry: Enquiry }) {
  const { reference, phone, course_id, intake_id, topic } = enquiry;
  const about = useAbout(course_id, intake_id);
  return (
    <dl className="pane-facts">
      <div>
        <dt className="muted">{INBOX_TEXTS.reference}</dt>
        <dd translate="no">{reference}</dd>
      </div>
      {phone && (
        <div>
          <dt className="muted">{enquiryFields.phone.label}</dt>
          <dd>
            <a href={phoneLink('phone', phone)}>{phone}</a>
          </dd>
        </div>
      )}
      {(course_id || topic) && (
        <div>
          <dt className="muted">{course_id ? enquiryFields.course_id.label : enquiryFields.topic.label}</dt>
          <dd>{[about, topic].filter(Boolean).join(', ')}</dd>
        </div>
      )}
    </dl>
  );
}

/** What course and intake are called now; their ids until that is known, and where they are gone. */
function useAbout(course: string, intake: string): string {
  const { data } = useQuery({
    queryKey: ['subject', course, intake],
    queryFn: () => getSubject(course, intake),
    enabled: course !== '',
    staleTime: 60_000,
  });
  if (data && data.about.intake_id === intake) return data.text;
  return [data?.text ?? course, intake].filter(Boolean).join(', ');
}
