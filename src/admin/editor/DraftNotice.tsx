import { useEffect, useState } from 'react';
import { RECORD_TEXTS as texts } from '#texts/records';
import { Button } from '../ui/Button.tsx';
import { formatTime } from '../ui/format.ts';
import { Notice } from '../ui/Notice.tsx';
import { StatusRegion } from '../ui/StatusRegion.tsx';
import type { Draft } from './draft.ts';

interface DraftNoticeProps {
  draft: Draft;
  onDrop(): void;
}

/** Says that what was typed and not saved is back, and offers to throw it away. */
export function DraftNotice({ draft, onDrop }: DraftNoticeProps) {
  // It comes with its form, and is heard only when it comes after its region.
  const [isRegionThere, setRegionThere] = useState(false);
  useEffect(() => setRegionThere(true), []);
  return (
    <StatusRegion>
      {isRegionThere && (
        <Notice tone="neutral" action={<Button onClick={onDrop}>{texts.dropDraft}</Button>}>
          {texts.draftBack(formatTime(draft.at), draft.lacksPicture)}
        </Notice>
      )}
    </StatusRegion>
  );
}
