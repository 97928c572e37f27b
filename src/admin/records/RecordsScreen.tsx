import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { RECORD_TEXTS } from '#texts/records';
import type { CompanyId } from '../../domain/company.ts';
import { restoreDeleted } from '../api/calls.ts';
import { useDelete, useRecords } from '../app/queries.ts';
import { NoPicture, PictureStandIn } from '../editor/PictureField.tsx';
import { RecordForm } from '../editor/RecordForm.tsx';
import { DeletedNotice } from '../history/DeletedNotice.tsx';
import { Button } from '../ui/Button.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Failure, MutationFailure, QueryState } from '../ui/Failure.tsx';
import { Screen } from '../ui/Screen.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { mayDiscard } from '../ui/unsaved.ts';
import { useBackCloses } from '../ui/use-back-closes.ts';
import { useParamOnce } from '../ui/use-param-once.ts';
import type { AdminKind, AdminRecord } from './kind.ts';
import { parseView } from './list-view.ts';
import { type RecordActions, RecordTable, type Saved } from './RecordTable.tsx';
import { type Opening, useEditor } from './use-editor.ts';

/** For which something was saved last, on any screen: several are often added for the same one. */
let lastCompany: CompanyId | undefined;

/** List and form of a noun. */
export function RecordsScreen<T extends AdminRecord>({ kind }: { kind: AdminKind<T> }) {
  const { collection, texts, label, List = RecordTable } = kind;
  const records = useRecords(collection);
  const toast = useToast();
  const editor = useEditor(kind);
  const { form, opening } = editor;
  const id = form?.before?.value.id;
  const formKind = useMemo(() => ({ ...kind, ...(id !== undefined && kind.ofRecord?.(id)) }), [kind, id]);
  const remove = useDelete(collection, (record) => {
    if (form?.before?.value.id === record.id) editor.hide();
    toast(
      <DeletedNotice
        what={RECORD_TEXTS.quoted(label(record))}
        done={kind.given ? RECORD_TEXTS.takenBack(label(record)) : undefined}
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
  useParamOnce('edit', (id) => editor.open({ id, to: 'edit' }));

  useBackCloses(form !== undefined, () => editor.leave());

  const { failure } = editor;
  const [params] = useSearchParams();
  const { company } = parseView(params);
  const add = () => editor.add(company === 'all' ? lastCompany : company);
  return (
    <Screen
      title={texts.title}
      note={!kind.given && records.data && texts.count(records.data.length)}
      actions={
        !kind.given && (
          <Button
            ref={editor.addButton}
            variant="primary"
            inert={form !== undefined}
            onClick={() => begin(add)}
          >
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
        <PictureStandIn value={kind.StandIn ?? NoPicture}>
          <RecordForm
            key={form.nr}
            kind={formKind}
            before={form.before}
            draft={form.draft}
            company={form.company}
            onReopen={editor.reopen}
            onCancel={() => mayDiscard() && editor.leave()}
            onSaved={(record, added) => {
              setSaved({ id: record.id });
              lastCompany = kind.companyOf?.(record) ?? lastCompany;
              editor.leave(record);
              toast(
                <p className="toast-text">
                  {added ? RECORD_TEXTS.added(label(record)) : RECORD_TEXTS.saved(label(record))}{' '}
                  {kind.publicPath && <PublicLink to={kind.publicPath(record)} />}
                </p>,
              );
            }}
          />
        </PictureStandIn>
      )}
      {/* Below the form nothing can be pressed. */}
      <div className="stack" inert={form !== undefined}>
        <QueryState of={records} loading={texts.loading} failed={texts.listFailed} />
        {records.data?.length === 0 && (
          <Empty action={!kind.given && <Button onClick={() => begin(add)}>{texts.add}</Button>}>
            {texts.empty}
          </Empty>
        )}
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
      </div>
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
