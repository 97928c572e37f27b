import { useDeferredValue, useState } from 'react';
import { foldText } from '../../domain/fold-text.ts';
import type { Kind, KindRecord } from '../../domain/kind.ts';
import { CompanyBadge } from '../ui/CompanyBadge.tsx';
import { type CompanyChoice, CompanyFilter } from '../ui/CompanyFilter.tsx';
import { capitalized } from '../ui/capitalized.ts';
import { RowActions } from '../ui/RowActions.tsx';
import { SearchField } from '../ui/SearchField.tsx';

interface RecordTableProps {
  kind: Kind;
  records: readonly KindRecord[];
  loadingId: string | undefined;
  onEdit(record: KindRecord): void;
  onDelete(record: KindRecord): void;
}

/** The records of a kind, to be searched in all their texts. */
export function RecordTable({ kind, records, loadingId, onEdit, onDelete }: RecordTableProps) {
  const [query, setQuery] = useState('');
  const [company, setCompany] = useState<CompanyChoice>('all');
  const words = foldText(useDeferredValue(query)).split(/\s+/);
  const { companyOf, stateOf, noun } = kind;
  const shown = records.filter((record) => {
    const owner = companyOf?.(record) ?? null;
    const text = foldText(
      Object.values(record)
        .filter((value) => typeof value === 'string')
        .join('\n'),
    );
    return (
      (company === 'all' || owner === null || owner === company) && words.every((word) => text.includes(word))
    );
  });

  return (
    <>
      <search className="toolbar">
        <SearchField
          label={`Search ${noun.many}`}
          placeholder="Search all texts"
          value={query}
          onChange={setQuery}
        />
        {companyOf && <CompanyFilter value={company} onChange={setCompany} />}
      </search>
      <p className="visually-hidden" role="status">
        {shown.length < records.length && `${shown.length} of ${records.length} found`}
      </p>
      {shown.length === 0 && <p className="empty-list">No {noun.one} fits this search.</p>}
      {shown.length > 0 && (
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{capitalized(noun.one)}</th>
              {companyOf && <th scope="col">Company</th>}
              {stateOf && <th scope="col">State</th>}
              <th scope="col">
                <span className="visually-hidden">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((record) => {
              const owner = companyOf?.(record);
              return (
                <tr key={record.id}>
                  <th scope="row">
                    <span className="name">{kind.label(record)}</span>
                  </th>
                  {companyOf && <td data-label="Company">{owner ? <CompanyBadge id={owner} /> : 'All'}</td>}
                  {stateOf && <td data-label="State">{capitalized(stateOf(record))}</td>}
                  <td>
                    <RowActions
                      name={kind.label(record)}
                      busy={loadingId !== undefined}
                      loading={loadingId === record.id}
                      onEdit={() => onEdit(record)}
                      onDelete={() => onDelete(record)}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </>
  );
}
