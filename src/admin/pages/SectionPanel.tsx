import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { PAGE_EDITOR_TEXTS as texts } from '#texts/page-editor';
import type { KindRecord } from '../../domain/kind.ts';
import { replacePictures } from '../../domain/record-pictures.ts';
import { type PlacedSection, sections } from '../../domain/section.ts';
import { deleteRecord, getRecord, type Versioned } from '../api/calls.ts';
import { collectionOf } from '../api/collections.ts';
import { unlessGone } from '../app/queries.ts';
import { Conflict } from '../editor/Conflict.tsx';
import { formValues, type Input } from '../editor/form-values.ts';
import { RecordFields } from '../editor/RecordFields.tsx';
import { SaveFailure } from '../editor/SaveFailure.tsx';
import { showServerErrors } from '../editor/server-errors.ts';
import { useSaveRecord } from '../editor/use-save-record.ts';
import { adminKind } from '../records/kind.ts';
import { Button } from '../ui/Button.tsx';
import { MutationFailure, QueryState } from '../ui/Failure.tsx';
import { formatTime } from '../ui/format.ts';
import { Notice } from '../ui/Notice.tsx';

import { readDraft, writeDraft } from './drafts.ts';

const collection = collectionOf(sections);

export type SectionState = keyof typeof texts.states;

/** A section that is open, for the page beside it. */
export interface OpenSection {
  section: PlacedSection;
  form: UseFormReturn<Record<string, unknown>, unknown, Input>;
  isDirty(): boolean;
  save(): void;
  /** Back to what is stored. */
  discard(): void;
}

interface SectionPanelProps {
  section: PlacedSection;
  /** Called when it is there, and with null when it goes. */
  onOpen(id: string, open: OpenSection | null): void;
  /** What the form holds is another. */
  onChange(id: string): void;
  onState(id: string, state: SectionState): void;
  /** What visitors see is another. */
  onSaved(id: string): void;
}

/** The form of one section of a page: what is not saved in it is kept in the browser. */
export function SectionPanel(props: SectionPanelProps) {
  const { id } = props.section;
  const query = useQuery({
    queryKey: ['section', id],
    queryFn: () => getRecord(collection, id),
    // The form goes on from what it began with; somebody else's change comes as a conflict.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (query.data) return <SectionForm {...props} stored={query.data} />;
  return <QueryState of={query} loading={texts.sectionLoading} failed={texts.sectionFailed} />;
}

/** Files cannot be kept as text. */
const withoutFiles = ({ fields }: PlacedSection, values: Input): Input =>
  replacePictures(fields, values, (picture) => (picture instanceof File ? null : picture));

const DRAFT_MS = 1000;

function SectionForm({
  section,
  stored,
  onOpen,
  onChange,
  onState,
  onSaved,
}: SectionPanelProps & { stored: Versioned<KindRecord> }) {
  const { id, fields, label } = section;
  const kind = useMemo(() => adminKind(sections, id), [id]);
  const [draft, setDraft] = useState(() => readDraft(id));
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
  const reveal = () => {
    if (panel.current) panel.current.open = true;
  };

  const sent = useRef<Input>({});
  const saving = useSaveRecord(kind, base, {
    onSaved: () => void takeSaved(),
    onRefused: (error) => {
      reveal();
      showServerErrors(form, fields, error);
    },
  });
  const { conflict, failure } = saving;

  /** The form begins again with another version, and with what was typed since `typedOn`. */
  function begin(version: Versioned<KindRecord>, typedOn?: Input): void {
    const now = form.getValues();
    const values = formValues(fields, version.value);
    for (const name of Object.keys(fields))
      if (typedOn && JSON.stringify(now[name]) !== JSON.stringify(typedOn[name])) values[name] = now[name];
    // At once: the form tells of its change before this is drawn again.
    holds.current = { base: version };
    setBase(version);
    setDraft(null);
    form.reset(formValues(fields, version.value));
    form.reset(values, { keepDefaultValues: true });
    changed.current(version);
    keepNow.current();
  }
  async function takeSaved(): Promise<void> {
    const version = await getRecord(collection, id).catch(() => null);
    saving.goOn();
    setSaved(true);
    if (version) begin(version, sent.current);
    onSaved(id);
  }

  const holds = useRef({ base });
  holds.current = { base };
  const isDirty = (version = holds.current.base) =>
    JSON.stringify(form.getValues()) !== JSON.stringify(formValues(fields, version.value));
  const keep = () =>
    writeDraft(
      id,
      isDirty() ? { values: withoutFiles(section, form.getValues()), base: holds.current.base } : null,
    );
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keepNow = useRef(keep);
  keepNow.current = keep;
  const changed = useRef((_: Versioned<KindRecord>) => {});
  changed.current = (version) => {
    const isOther = isDirty(version);
    setDirty(isOther);
    if (isOther) setSaved(false);
    setWrong(false);
    onChange(id);
    later.current ??= setTimeout(() => {
      later.current = undefined;
      keepNow.current();
    }, DRAFT_MS);
  };

  const open: OpenSection = {
    section,
    form,
    isDirty,
    save: () => {
      sent.current = structuredClone(form.getValues());
      void form.handleSubmit(saving.save, () => {
        setWrong(true);
        reveal();
        if (!conflict) saving.dismiss();
      })();
    },
    discard: () => {
      saving.dismiss();
      begin(holds.current.base);
    },
  };
  const handle = useRef(open);
  handle.current = open;
  useEffect(() => {
    const draft = readDraft(id);
    if (draft) form.reset({ ...form.getValues(), ...draft.values }, { keepDefaultValues: true });
    onOpen(id, {
      section,
      form,
      isDirty: () => handle.current.isDirty(),
      save: () => handle.current.save(),
      discard: () => handle.current.discard(),
    });
    const { unsubscribe } = form.watch(() => changed.current(holds.current.base));
    const flush = () => later.current !== undefined && keepNow.current();
    window.addEventListener('pagehide', flush);
    return () => {
      unsubscribe();
      flush();
      clearTimeout(later.current);
      window.removeEventListener('pagehide', flush);
      onOpen(id, null);
    };
  }, [id, form, section, onOpen]);

  const state: SectionState = (() => {
    if (saving.saving) return 'saving';
    if (conflict) return 'conflict';
    if (isWrong) return 'wrong';
    if (failure) return 'failed';
    if (dirty) return 'unsaved';
    return isSaved ? 'saved' : 'same';
  })();
  useEffect(() => onState(id, state), [id, state, onState]);
  useEffect(() => {
    if ((conflict || failure) && panel.current) panel.current.open = true;
  }, [conflict, failure]);

  const restore = useMutation({
    mutationFn: async () => {
      await unlessGone(deleteRecord(collection, id));
      return getRecord(collection, id);
    },
    onSuccess: (version) => {
      begin(version);
      setSaved(true);
      onSaved(id);
    },
  });
  const failed = failure && (
    <SaveFailure
      what={texts.saveFailed}
      error={failure}
      fields={fields}
      inConflict={Boolean(conflict)}
      onRetry={conflict ? saving.resend : open.save}
    />
  );
  return (
    <FormProvider {...form}>
      <details ref={panel} className="panel section-panel" aria-labelledby={headingId} data-state={state}>
        <summary className="row spread">
          <h3 id={headingId}>{label}</h3>
          <span className="small section-state">{texts.states[state]}</span>
        </summary>
        <div className="stack section-body">
          {draft && dirty && (
            <Notice tone="success" action={<Button onClick={open.discard}>{texts.discard}</Button>}>
              {texts.draft(formatTime(new Date(draft.at).toISOString()))}
            </Notice>
          )}
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
          </form>
          {failed}
          {conflict && (
            <Conflict
              key={conflict.onTopOf.etag}
              title={texts.savedMeanwhile}
              fields={fields}
              {...conflict}
              saving={saving.saving}
              savingLabel={texts.states.saving}
              onSave={(merged) => {
                sent.current = structuredClone(form.getValues());
                saving.saveOnTop(merged, conflict.onTopOf);
              }}
              onTakeTheirs={() => {
                saving.dismiss();
                begin(conflict.onTopOf);
              }}
              onBack={saving.dismiss}
            />
          )}
        </div>
      </details>
    </FormProvider>
  );
}
