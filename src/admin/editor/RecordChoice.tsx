import { RECORD_CHOICE_TEXTS as texts } from '#texts/records';
import { useRecords } from '../app/queries.ts';
import { referenced } from '../records/referenced.ts';

/** Chooses another record by its label. One that was deleted meanwhile stays until somebody chooses another. */
export function RecordChoice({ of, value, ...wiring }: { of: string; value: string }) {
  const { collection, label } = referenced(of);
  const records = useRecords(collection).data ?? [];
  const isKnown = value === '' || records.some(({ id }) => id === value);
  return (
    <select {...wiring} value={value}>
      <option value="">{texts.none}</option>
      {!isKnown && <option value={value}>{texts.unknown(value)}</option>}
      {records.map((record) => (
        <option key={record.id} value={record.id}>
          {label(record)}
        </option>
      ))}
    </select>
  );
}
