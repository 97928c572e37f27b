import { useMemo } from 'react';
import type { Kind, KindRecord } from '../../domain/kind.ts';
import type { Versioned } from '../api/calls.ts';
import { type EditorEvents, RecordEditor } from '../editor/RecordEditor.tsx';
import { RecordFields } from '../editor/RecordFields.tsx';
import { useRecordForm } from '../editor/use-record-form.ts';
import { formSchema, recordConfig } from './record-config.ts';

interface RecordFormProps extends EditorEvents<KindRecord> {
  kind: Kind;
  /** The record to change; left out to add one. */
  before?: Versioned<KindRecord>;
}

export function RecordForm({ kind, before, ...events }: RecordFormProps) {
  const record = before?.value;
  const { config, schema } = useMemo(
    () => ({ config: recordConfig(kind), schema: formSchema(kind) }),
    [kind],
  );
  const form = useRecordForm({ fields: kind.fields, schema, record });
  return (
    <RecordEditor
      kind={config}
      before={before}
      title={record ? `Edit “${kind.label(record)}”` : `Add ${kind.noun.one}`}
      form={form}
      dirty={form.dirty}
      {...events}
    >
      <RecordFields form={form} />
    </RecordEditor>
  );
}
