import { INBOX_TEXTS as texts } from '#texts/inbox';
import { answerDue } from '../../domain/answer-time.ts';
import type { Enquiry } from '../../domain/enquiry.ts';
import { Button } from '../ui/Button.tsx';
import { useHours } from './use-hours.ts';

interface WaitingFirstProps {
  /** What waits, first what has to be answered first. */
  waiting: readonly Enquiry[];
  onShow(): void;
}

/** How many wait for the office, in a line: their rows say by when. */
export function WaitingFirst({ waiting, onShow }: WaitingFirstProps) {
  const hours = useHours();
  if (waiting.length === 0) return null;
  const late = waiting.filter((enquiry) => answerDue(enquiry, hours) < new Date()).length;
  return (
    <section className="cluster waiting" data-late={late > 0 || undefined} aria-label={texts.waitingFirst}>
      <p>{texts.waits(waiting.length, late)}</p>
      <Button variant="bare" onClick={onShow}>
        {texts.showWaiting}
      </Button>
    </section>
  );
}
