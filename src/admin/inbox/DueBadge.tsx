import { INBOX_TEXTS } from '#texts/inbox';
import { answerDue } from '../../domain/answer-time.ts';
import { HOUR_MS } from '../../domain/durations.ts';
import type { Enquiry } from '../../domain/enquiry.ts';
import { timeAhead } from '../publishing/sentence.ts';
import { useHours } from './use-hours.ts';

interface DueBadgeProps {
  enquiry: Enquiry;
  /** Where there is little room. */
  short?: boolean;
}

/** By when somebody has to answer, or how late it is. */
export function DueBadge({ enquiry, short = false }: DueBadgeProps) {
  const now = new Date();
  const due = answerDue(enquiry, useHours());
  const lateMs = now.getTime() - due.getTime();
  const by = short ? INBOX_TEXTS.by : INBOX_TEXTS.answerBy;
  return lateMs < 0 ? (
    <span className="badge tone-warning">{by(timeAhead(due.toISOString(), now))}</span>
  ) : (
    <span className="badge tone-error">{INBOX_TEXTS.late(Math.floor(lateMs / HOUR_MS))}</span>
  );
}
