import { type ReactNode, type SubmitEvent, useEffect, useId, useRef } from 'react';
import type { Versioned } from '../api/calls.ts';
import { Failure } from '../ui/Failure.tsx';
import { FormActions } from '../ui/FormActions.tsx';
import { Loading } from '../ui/Loading.tsx';
import { SaveFailure } from '../ui/SaveFailure.tsx';
import { submitOnCtrlEnter } from '../ui/submit-keys.ts';
import { useUnsavedGuard } from '../ui/unsaved.ts';
import type { PictureState } from '../ui/use-picture.ts';
import { Conflict } from './Conflict.tsx';
import { DeletedMeanwhile } from './DeletedMeanwhile.tsx';
import type { EditedRecord, EditorConfig, Typed } from './editor-config.ts';
import { useSaveRecord } from './use-save-record.ts';

/** What a screen does with its form. */
export interface EditorEvents<T> {
  /** The form is to begin again with another version of its record. */
  onReopen(version: Versioned<T>): void;
  onCancel(): void;
  onSaved(record: T, added: boolean): void;
}

interface RecordEditorProps<T extends EditedRecord> extends EditorEvents<T> {
  kind: EditorConfig<T>;
  /** The record to change; left out to add one. */
  before?: Versioned<T>;
  title: string;
  form: {
    picture: PictureState;
    withInput(use: (typed: Typed) => void): Promise<void>;
    focusFirst(): void;
    showFailures(error: Error): void;
  };
  dirty: boolean;
  /** The controls. */
  children: ReactNode;
  /** What else can be done with the form; stands before Cancel. */
  buttons?: ReactNode;
}

/** The form of a record: saves it, and keeps what is typed whatever happens meanwhile. */
export function RecordEditor<T extends EditedRecord>({ kind, before, form, ...on }: RecordEditorProps<T>) {
  const saving = useSaveRecord(kind, before, { onSaved: on.onSaved, onRefused: form.showFailures });
  const { conflict, gone, failure } = saving;
  const { picture } = form;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useUnsavedGuard((on.dirty || gone) && !saving.saved);

  const begin = useRef(form.focusFirst);
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'nearest' });
    begin.current();
  }, []);

  // The message pushes the button that goes on behind the edge of a small screen.
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (gone) end.current?.scrollIntoView({ block: 'nearest' });
  }, [gone]);

  const submit = (event?: SubmitEvent<HTMLFormElement>) => {
    event?.preventDefault();
    if (!saving.saving) void form.withInput(saving.save);
  };
  const saveFailure = failure && (
    <SaveFailure
      what={kind.saveFailed}
      error={failure}
      fields={Object.keys(kind.fields)}
      onRetry={conflict ? saving.resend : submit}
    />
  );
  return (
    <section className="panel editor" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {on.title}
      </h2>
      {/* Hidden, not gone, during a conflict: what is typed and chosen stays in the controls. */}
      <form noValidate hidden={Boolean(conflict)} onSubmit={submit} onKeyDown={submitOnCtrlEnter}>
        {on.children}
        {gone && (
          <DeletedMeanwhile
            noun={kind.noun}
            takesPicture={Boolean(before?.value.image) && !picture.file && !picture.removed}
          />
        )}
        {!conflict && saveFailure}
        {saving.loadingTheirs && (
          <Loading>Somebody else saved this {kind.noun}. Loading their version…</Loading>
        )}
        {saving.theirsFailure && (
          <Failure
            what={`${kind.saveFailed}: somebody else saved it meanwhile, and their version could not be loaded`}
            error={saving.theirsFailure}
            onRetry={saving.retryTheirs}
          />
        )}
        <FormActions
          ref={end}
          save={gone ? `Save as new ${kind.noun}` : kind.save}
          saving={saving.saving}
          onCancel={on.onCancel}
        >
          {on.buttons}
        </FormActions>
      </form>
      {conflict && saveFailure}
      {conflict && (
        <Conflict
          key={conflict.onTopOf.etag}
          noun={kind.noun}
          fields={kind.fields}
          base={conflict.base}
          theirs={conflict.theirs}
          mine={conflict.mine}
          preview={picture.preview}
          saving={saving.saving}
          onSave={(merged) => saving.saveOnTop(merged, conflict.onTopOf)}
          onTakeTheirs={() => on.onReopen(conflict.onTopOf)}
          onBack={saving.dismiss}
        />
      )}
    </section>
  );
}
