import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Kind, KindRecord } from '../../domain/kind.ts';
import { deleteRecord, getRecord, listRecords } from '../api/calls.ts';
import { useDelete } from '../app/queries.ts';
import { DeletedNotice } from '../history/DeletedNotice.tsx';
import { Button } from '../ui/Button.tsx';
import { capitalized } from '../ui/capitalized.ts';
import { Failure } from '../ui/Failure.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Screen } from '../ui/Screen.tsx';
import { StatusRegion } from '../ui/StatusRegion.tsx';
import { mayDiscard } from '../ui/unsaved.ts';
import { useEditor } from '../ui/use-editor.ts';
import { RecordForm } from './RecordForm.tsx';
import { RecordTable } from './RecordTable.tsx';
import { recordsKey } from './record-config.ts';

/** List and form of a kind of the table. */
export function RecordsScreen({ kind }: { kind: Kind }) {
  const { one, many } = kind.noun;
  const listKey = recordsKey(kind);
  const records = useQuery({ queryKey: listKey, queryFn: () => listRecords(kind) });
  const remove = useDelete<KindRecord>((id) => deleteRecord(kind, id), listKey);
  const { editor, addButton, formKey, before, add, edit, reopen, hide, loadingId, loadFailure } = useEditor(
    (id: string) => getRecord(kind, id),
  );
  const [saved, setSaved] = useState<{ label: string; added: boolean }>();
  const hasGivenIds = 'given' in kind.ids;

  const begin = (start: () => void) => {
    if (!mayDiscard()) return;
    setSaved(undefined);
    remove.reset();
    start();
  };

  const confirmDelete = (record: KindRecord) => {
    const label = kind.label(record);
    const question = hasGivenIds
      ? `Take back what was saved as “${label}”?`
      : `Delete the ${one} “${label}”?`;
    if (!window.confirm(question)) return;
    setSaved(undefined);
    remove.mutate(record, {
      onSuccess: () => {
        if (before?.value.id === record.id) hide();
      },
    });
  };

  return (
    <Screen
      title={capitalized(many)}
      note={records.data && `${records.data.length} ${records.data.length === 1 ? one : many}`}
      actions={
        !hasGivenIds &&
        editor.mode !== 'add' && (
          <Button ref={addButton} variant="primary" onClick={() => begin(add)}>
            Add {one}
          </Button>
        )
      }
    >
      <StatusRegion>
        {saved && (
          <Notice tone="success">
            {saved.added ? 'Added' : 'Saved'} “{saved.label}”.
          </Notice>
        )}
        {remove.isSuccess && (
          <DeletedNotice
            address={{ kind: kind.name, id: remove.variables.id }}
            what={`“${kind.label(remove.variables)}”`}
          />
        )}
      </StatusRegion>
      {remove.isError && (
        <Failure
          what={`Error deleting ${one}`}
          error={remove.error}
          onRetry={() => remove.mutate(remove.variables)}
        />
      )}
      {loadFailure && (
        <Failure
          what={`Failed to load ${one}`}
          error={loadFailure.error}
          onRetry={() => begin(() => edit(loadFailure.id))}
        />
      )}
      {editor.mode !== 'hidden' && (
        <RecordForm
          key={formKey}
          kind={kind}
          before={before}
          onReopen={reopen}
          onCancel={() => {
            if (mayDiscard()) hide();
          }}
          onSaved={(record, added) => {
            setSaved({ label: kind.label(record), added });
            hide();
          }}
        />
      )}
      {records.isPending && <Loading>Loading {many}…</Loading>}
      {records.isError && (
        <Failure
          what={`Failed to load ${many}`}
          error={records.error}
          busy={records.isFetching}
          onRetry={() => void records.refetch()}
        />
      )}
      {records.data?.length === 0 && <p className="empty-list">There are no {many} yet.</p>}
      {records.data && records.data.length > 0 && (
        <RecordTable
          kind={kind}
          records={records.data}
          loadingId={loadingId}
          onEdit={({ id }) => begin(() => edit(id))}
          onDelete={confirmDelete}
        />
      )}
    </Screen>
  );
}
