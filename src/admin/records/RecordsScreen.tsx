import { useState } from 'react';
import { RECORD_TEXTS } from '#texts/records';
import { restoreDeleted } from '../api/calls.ts';
import { useDelete, useRecords } from '../app/queries.ts';
import { RecordForm } from '../editor/RecordForm.tsx';
import { DeletedNotice } from '../history/DeletedNotice.tsx';
import { Button } from '../ui/Button.tsx';
import { Failure, MutationFailure, QueryState } from '../ui/Failure.tsx';
import { Screen } from '../ui/Screen.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { mayDiscard } from '../ui/unsaved.ts';
import type { AdminKind, AdminRecord } from './kind.ts';
import { type RecordActions, RecordTable, type Saved } from './RecordTable.tsx';
import { useEditParam } from './use-edit-param.ts';
import { type Opening, useEditor } from './use-editor.ts';

/** List and form of a noun. */
export function RecordsScreen<T extends AdminRecord>({ kind }: { kind: AdminKind<T> }) {
  const { collection, texts, label, List = RecordTable } = kind;
  const records = useRecords(collection);
  const toast = useToast();
  const editor = useEditor(kind);
  const { form, opening } = editor;
  const remove = useDelete(collection, (record) => {
    if (form?.before?.value.id === record.id) editor.hide();
    toast(
      <DeletedNotice
        what={RECORD_TEXTS.quoted(label(record))}
        bringBack={() => restoreDeleted({ kind: collection.kind, id: record.id })}
      />,
    );
  });
  /** Saved last: shown whatever the list is filtered by, and marked. */
  const [saved, setSaved] = useState<Saved>();

  const begin = (start: () => void) => {
    if (!mayDiscard()) return;
    remove.reset();
    start();
  };
  const open = (wanted: Opening) => begin(() => editor.open(wanted));
  const actions: RecordActions<T> = {
    edit: ({ id }) => open({ id, to: 'edit' }),
    duplicate: ({ id }) => open({ id, to: 'duplicate' }),
    delete: (record) => {
      if (!window.confirm(texts.confirmDelete(label(record)))) return;
      remove.mutate(record);
    },
  };
  useEditParam((id) => editor.open({ id, to: 'edit' }));

  const { failure } = editor;
  const isAdding = form && !form.before && !form.draft;
  return (
    <Screen
      title={texts.title}
      note={records.data && texts.count(records.data.length)}
      actions={
        !kind.given &&
        !isAdding && (
          <Button ref={editor.addButton} variant="primary" onClick={() => begin(editor.add)}>
            {texts.add}
          </Button>
        )
      }
    >
      <MutationFailure what={texts.deleteFailed} of={remove} />
      {failure && (
        <Failure
          what={failure.wanted.to === 'edit' ? texts.openFailed : texts.duplicateFailed}
          error={failure.error}
          onRetry={() => open(failure.wanted)}
        />
      )}
      {form && (
        <RecordForm
          key={form.nr}
          kind={kind}
          before={form.before}
          draft={form.draft}
          onReopen={editor.reopen}
          onCancel={() => mayDiscard() && editor.leave()}
          onSaved={(record, added) => {
            setSaved({ id: record.id });
            editor.leave(record);
            toast(
              <p className="toast-text">
                {added ? RECORD_TEXTS.added(label(record)) : RECORD_TEXTS.saved(label(record))}{' '}
                {kind.publicPath && <PublicLink to={kind.publicPath(record)} />}
              </p>,
            );
          }}
        />
      )}
      <QueryState of={records} loading={texts.loading} failed={texts.listFailed} />
      {records.data?.length === 0 && <p className="placeholder">{texts.empty}</p>}
      {records.data && records.data.length > 0 && (
        <List
          kind={kind}
          records={records.data}
          opening={opening}
          inUse={Boolean(form?.before ?? opening) || remove.isPending}
          saved={saved}
          actions={actions}
        />
      )}
    </Screen>
  );
}

/** Shows where visitors see it. How far publishing is stands in the top bar. */
const PublicLink = ({ to }: { to: string }) => (
  <a href={to} target="_blank" rel="noreferrer">
    {RECORD_TEXTS.publicPage}
    <span className="visually-hidden"> {RECORD_TEXTS.newTab}</span>
  </a>
);
