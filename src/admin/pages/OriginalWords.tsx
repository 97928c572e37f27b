import { useMutation } from '@tanstack/react-query';
import { PAGE_EDITOR_TEXTS as texts } from '#texts/page-editor';
import { deleteRecord, getRecord } from '../api/calls.ts';
import type { Versioned } from '../api/send.ts';
import { unlessGone } from '../app/queries.ts';
import type { AdminRecord } from '../records/kind.ts';
import { Button } from '../ui/Button.tsx';
import { MutationFailure } from '../ui/Failure.tsx';
import type { EditedRecord } from './edited.ts';

interface OriginalWordsProps {
  record: EditedRecord;
  onRestored(version: Versioned<AdminRecord>): void;
}

/** Brings back, after a question, what a part said before the office changed it. */
export function OriginalWords({ record: { recordId, kind, label }, onRestored }: OriginalWordsProps) {
  const { collection } = kind;
  const restore = useMutation({
    mutationFn: async () => {
      await unlessGone(deleteRecord(collection, recordId));
      return getRecord(collection, recordId);
    },
    onSuccess: onRestored,
  });
  return (
    <>
      <MutationFailure what={texts.originalFailed} of={restore} />
      <p>
        <Button
          variant="bare"
          busy={restore.isPending}
          hiddenLabel={label}
          onClick={() => window.confirm(texts.confirmOriginal(label)) && restore.mutate()}
        >
          {texts.original}
        </Button>
      </p>
    </>
  );
}
