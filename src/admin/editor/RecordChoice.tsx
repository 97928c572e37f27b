import { useWatch } from 'react-hook-form';
import { RECORD_CHOICE_TEXTS as texts } from '#texts/records';
import { useRecords } from '../app/queries.ts';
import { referenced } from '../records/referenced.ts';

/** Chooses another record by its name. One that was deleted meanwhile stays until somebody chooses another. */
export function RecordChoice({ of, path, ...wiring }: { of: string; path: string }) {
  const value: string = useWatch({ name: path });
  const { collection, choices } = referenced(of);
  const found = (useRecords(collection).data ?? []).flatMap(choices);
  const isKnown = value === '' || found.some(([id]) => id === value);
  return (
    <select {...wiring} value={value}>
      <option value="">{texts.none}</option>
      {!isKnown && <option value={value}>{texts.unknown(value)}</option>}
      {found.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
