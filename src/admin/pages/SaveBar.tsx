import { PAGE_EDITOR_TEXTS as texts } from '#texts/page-editor';
import { usePublishStatus } from '../app/layout/use-publish-status.ts';
import { publishSentence } from '../publishing/sentence.ts';
import { Button } from '../ui/Button.tsx';
import { StatusRegion } from '../ui/StatusRegion.tsx';
import type { Saves } from './use-open-forms.ts';

interface SaveBarProps {
  saves: Saves;
  /** What was done on the page last. */
  said: string;
  onSave(): void;
  onDiscard(): void;
}

/** Saves everything that is typed on a page, and says how it went and when the files say it. */
export function SaveBar({
  saves: { unsaved, isSaving, saved, failed },
  said,
  onSave,
  onDiscard,
}: SaveBarProps) {
  const { data, isFetching } = usePublishStatus();
  const count = unsaved.length;
  const result = texts.result(saved, failed);
  // As of before the save it would be wrong.
  const isTold = saved.length > 0 && count === 0 && data && !isFetching;
  const rest = count > 0 ? texts.unsaved(count) : texts.nothing;
  const hasNothing = count === 0 && !said && !result;
  return (
    <footer className="cluster page-save" data-nothing={hasNothing || undefined}>
      <StatusRegion>
        <p
          className={hasNothing ? 'row state-dot muted' : 'muted'}
          data-state={hasNothing ? 'live' : undefined}
        >
          {said || result || rest}
          {!said && isTold && ` ${publishSentence(data)}`}
        </p>
      </StatusRegion>
      <Button
        variant="primary"
        disabled={count === 0}
        busy={isSaving}
        busyLabel={texts.states.saving}
        onClick={onSave}
      >
        {texts.save}
      </Button>
      <Button disabled={count === 0 || isSaving} onClick={onDiscard}>
        {texts.discard}
      </Button>
    </footer>
  );
}
