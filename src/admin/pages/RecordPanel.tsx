import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { PAGE_EDITOR_TEXTS as texts } from '#texts/page-editor';
import { RECORD_TEXTS } from '#texts/records';
import { getRecord } from '../api/calls.ts';
import type { Versioned } from '../api/send.ts';
import { Conflict } from '../editor/Conflict.tsx';
import { DraftNotice } from '../editor/DraftNotice.tsx';
import { fitDraft, readDraft, writeDraft } from '../editor/draft.ts';
import { formValues, type Input, picturesChosen } from '../editor/form-values.ts';
import { RecordFields } from '../editor/RecordFields.tsx';
import { SaveFailure } from '../editor/SaveFailure.tsx';
import { showServerErrors } from '../editor/server-errors.ts';
import { useKeptDraft } from '../editor/use-kept-draft.ts';
import { useSaveRecord } from '../editor/use-save-record.ts';
import type { AdminRecord } from '../records/kind.ts';
import { QueryState } from '../ui/Failure.tsx';
import { useUnsavedWork } from '../ui/unsaved.ts';
import { DeletedNotice } from './DeletedNotice.tsx';
import type { EditedRecord, FormState, OpenForm } from './edited.ts';
import { OriginalWords } from './OriginalWords.tsx';

interface RecordPanelProps {
  record: EditedRecord;
  startsOpen: boolean;
  /** The page knows already that somebody else has deleted it. */
  isDeleted: boolean;
  /** It has something to say, and is to be seen. */
  onReveal(): void;
  /** Called when it is there, and with null when it goes. */
  onOpen(id: string, open: OpenForm | null): void;
  /** What the form holds is another. */
  onChange(record: EditedRecord): void;
  onState(id: string, state: FormState): void;
  /** What visitors see is another. */
  onSaved(): void;
  /** It was deleted meanwhile, and is saved as a new one. */
  onAdded(recordId: string): void;
}

/** The form of what is edited on a page: what is not saved in it is kept in the browser. */
export function RecordPanel(props: RecordPanelProps) {
  const { recordId, kind } = props.record;
  const query = useQuery({
    queryKey: ['edited', kind.collection.kind, recordId],
    queryFn: () => getRecord(kind.collection, recordId),
    // The form goes on from what it began with; somebody else's change comes as a conflict.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (query.data) return <PanelForm {...props} stored={query.data} />;
  return <QueryState of={query} loading={texts.sectionLoading} failed={texts.sectionFailed} />;
}

/** Until somebody saves it, what is given says what it said from the beginning. */
const isOriginal = (record: AdminRecord) => {
  const { created_at, updated_at } = record as { created_at?: string; updated_at?: string };
  return created_at === updated_at;
};

function PanelForm({
  record,
  startsOpen,
  isDeleted,
  stored,
  onReveal,
  onOpen,
  onChange,
  onState,
  onSaved,
  onAdded,
}: RecordPanelProps & { stored: Versioned<AdminRecord> }) {
  const { id, recordId, kind, label } = record;
  const { collection, fields } = kind;
  const [draft, setDraft] = useState(() =>
    fitDraft(fields, readDraft<AdminRecord>(collection.kind, recordId), stored.value),
  );
  const [base, setBase] = useState(draft?.base ?? stored);
  const form = useForm<Record<string, unknown>, unknown, Input>({
    resolver: zodResolver(kind.formSchema),
    defaultValues: formValues(fields, base.value),
  });
  const [dirty, setDirty] = useState(Boolean(draft));
  const [isSaved, setSaved] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const panel = useRef<HTMLDetailsElement>(null);
  const headingId = useId();
  const reveal = useCallback(() => {
    const { current: details } = panel;
    if (!details) return;
    details.open = true;
    onReveal();
    details.scrollIntoView({ block: 'nearest' });
  }, [onReveal]);

  const sent = useRef<Input>({});
  const saving = useSaveRecord(kind, base, {
    isDeleted,
    earlier: draft?.tries,
    onTry: () => keep(),
    onSaved: (saved, isNew) => void (isNew ? leadTo(saved) : takeSaved()),
    onRefused: (error) => {
      reveal();
      showServerErrors(form, fields, error);
    },
  });
  const { conflict, gone, failure, percentSent = 100 } = saving;

  const holds = useRef({ base });
  holds.current = { base };
  const isDirty = (version = holds.current.base) =>
    JSON.stringify(form.getValues(), fileNames) !== JSON.stringify(formValues(fields, version.value));
  const [isKept, setKept] = useState(true);
  const toKeep = () => (isDirty() ? { ...holds.current, tries: saving.tries() } : null);
  const keep = useKeptDraft(collection.kind, recordId, form, toKeep, setKept);
  // What no draft brings back.
  useUnsavedWork(dirty && (gone || !isKept || picturesChosen(fields, form.getValues()).length > 0));

  /** The form begins again with another version, and with what was typed since `typedOn`. */
  function begin(version: Versioned<AdminRecord>, typedOn?: Input): void {
    const now = form.getValues();
    const values = formValues(fields, version.value);
    for (const name of Object.keys(fields))
      if (typedOn && JSON.stringify(now[name], fileNames) !== JSON.stringify(typedOn[name], fileNames))
        values[name] = now[name];
    // At once: the form tells of its change before this is drawn again.
    holds.current = { base: version };
    setBase(version);
    setDraft(null);
    form.reset(formValues(fields, version.value));
    form.reset(values, { keepDefaultValues: true });
    changed.current(version);
    keep();
  }
  async function takeSaved(): Promise<void> {
    const version = await getRecord(collection, recordId).catch(() => null);
    saving.goOn();
    setSaved(true);
    if (version) begin(version, sent.current);
    onSaved();
  }

  /** The new one, until nothing here is left to ask about. */
  const [added, setAdded] = useState<string>();
  const lead = useRef(onAdded);
  lead.current = onAdded;
  useEffect(() => {
    if (added) lead.current(added);
  }, [added]);
  /** What was typed since it was sent goes along, to the form of the new one. */
  async function leadTo(saved: AdminRecord): Promise<void> {
    // Under a version that is none, the next save asks for the latest.
    const version = await getRecord(collection, saved.id).catch(() => ({ value: saved, etag: '""' }));
    begin(version, sent.current);
    if (isDirty()) writeDraft(collection.kind, saved.id, { values: form.getValues(), base: version });
    begin(version);
    onSaved();
    setAdded(saved.id);
  }

  const changed = useRef((_version: Versioned<AdminRecord>) => {});
  changed.current = (version) => {
    const isOther = isDirty(version);
    setDirty(isOther);
    if (isOther) setSaved(false);
    setWrong(false);
    onChange(record);
  };

  const save = () => {
    const typed = structuredClone(form.getValues());
    const send = (input: Input) => {
      if (saving.save(input)) sent.current = typed;
    };
    void form.handleSubmit(send, () => {
      setWrong(true);
      reveal();
      if (!conflict) saving.dismiss();
    })();
  };
  const open: OpenForm = {
    record,
    form,
    isDirty,
    // A new one is made only where somebody says so.
    save: gone ? reveal : save,
    discard: () => {
      saving.dismiss();
      begin(holds.current.base);
    },
  };
  const handle = useRef(open);
  handle.current = open;
  useEffect(() => {
    if (startsOpen) queueMicrotask(reveal);
  }, [startsOpen, reveal]);
  useEffect(() => {
    const { current: first } = handle;
    const { recordId, kind } = first.record;
    const found = readDraft<AdminRecord>(kind.collection.kind, recordId);
    const fitting = fitDraft(kind.fields, found, holds.current.base.value);
    if (fitting) form.reset(fitting.values, { keepDefaultValues: true });
    onOpen(id, {
      record: first.record,
      form,
      isDirty: () => handle.current.isDirty(),
      save: () => handle.current.save(),
      discard: () => handle.current.discard(),
    });
    const { unsubscribe } = form.watch(() => changed.current(holds.current.base));
    return () => {
      unsubscribe();
      onOpen(id, null);
    };
  }, [id, form, onOpen]);

  const state: FormState = (() => {
    if (saving.saving) return 'saving';
    if (conflict) return 'conflict';
    if (isWrong) return 'wrong';
    if (failure || (gone && dirty)) return 'failed';
    if (dirty) return 'unsaved';
    return isSaved ? 'saved' : 'same';
  })();
  useEffect(() => onState(id, state), [id, state, onState]);
  useEffect(() => {
    if (conflict || failure || gone) queueMicrotask(reveal);
  }, [conflict, failure, gone, reveal]);

  const restored = (version: Versioned<AdminRecord>) => {
    begin(version);
    setSaved(true);
    onSaved();
  };
  const stateText = percentSent < 100 ? RECORD_TEXTS.sendingPhoto(percentSent) : texts.states[state];
  const isChanged = kind.given && !isOriginal(base.value);
  return (
    <FormProvider {...form}>
      <details ref={panel} className="panel section-panel" aria-labelledby={headingId} data-state={state}>
        <summary className="row spread">
          <h3 id={headingId}>{label}</h3>
          <span className="small section-state">{stateText || (isChanged && texts.changed)}</span>
        </summary>
        <div className="stack section-body">
          {draft && dirty && <DraftNotice draft={draft} onDrop={open.discard} />}
          {kind.Related && !conflict && <kind.Related record={base.value} />}
          <form
            className="stack"
            noValidate
            hidden={Boolean(conflict)}
            onSubmit={(event) => {
              event.preventDefault();
              open.save();
            }}
          >
            <RecordFields fields={fields} />
            {isChanged && <OriginalWords record={record} onRestored={restored} />}
          </form>
          {gone && !added && <DeletedNotice kind={kind} form={form} saving={saving} onSaveAsNew={save} />}
          {failure && (
            <SaveFailure
              what={texts.saveFailed}
              error={failure}
              fields={fields}
              inConflict={Boolean(conflict)}
              onRetry={conflict ? saving.resend : save}
            />
          )}
          <Conflict
            title={texts.savedMeanwhile}
            fields={fields}
            saving={saving}
            savingLabel={texts.states.saving}
            onTakeTheirs={(version) => {
              saving.dismiss();
              begin(version);
            }}
          />
        </div>
      </details>
    </FormProvider>
  );
}

/** Files say nothing as JSON. */
const fileNames = (_: string, value: unknown) =>
  value instanceof File ? `${value.name} ${value.lastModified}` : value;
