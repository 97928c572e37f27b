import { PAGE_EDITOR_TEXTS as texts } from '#texts/page-editor';
import type { InputForm } from '../editor/form-values.ts';
import type { Saving } from '../editor/use-save-record.ts';
import type { AdminRecord } from '../records/kind.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { EditedRecord } from './edited.ts';

interface DeletedNoticeProps {
  kind: EditedRecord['kind'];
  form: InputForm;
  saving: Saving<AdminRecord>;
  onSaveAsNew(): void;
}

/** Somebody else has deleted what is edited: it can be made anew. */
export function DeletedNotice({ kind, form, saving, onSaveAsNew }: DeletedNoticeProps) {
  const takesPicture = kind.collection.multipart && typeof form.getValues('image') === 'string';
  return (
    <Notice
      tone="error"
      action={
        <Button busy={saving.saving} busyLabel={texts.states.saving} onClick={onSaveAsNew}>
          {kind.texts.saveAsNew}
        </Button>
      }
    >
      {kind.texts.deletedMeanwhile(Boolean(takesPicture))}
    </Notice>
  );
}
