import { Fragment, type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react';
import { ADMIN_TEXTS } from '#texts/admin';
import { RECORD_TEXTS } from '#texts/records';
import { copy, external } from '../../components/ui/icons.ts';
import { Button } from '../ui/Button.tsx';
import { CompanyBadge } from '../ui/CompanyBadge.tsx';
import { CompanyFilter } from '../ui/CompanyFilter.tsx';
import { Empty } from '../ui/Empty.tsx';
import { RowActions } from '../ui/RowActions.tsx';
import { RowMenu, type RowMenuEntry } from '../ui/RowMenu.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { SelectFilter } from '../ui/SelectFilter.tsx';
import { stepOf } from '../ui/single-keys.ts';
import { TableHead } from '../ui/TableHead.tsx';
import { useAddressView } from '../ui/use-address-view.ts';
import { useSearchKey } from '../ui/use-search-key.ts';
import type { AdminKind, AdminRecord, Column } from './kind.ts';
import { arrange, formatView, type ListView, parseView } from './list-view.ts';
import type { Opening } from './use-editor.ts';

/** What can be done with a record of the list. */
export interface RecordActions<T> {
  edit(record: T): void;
  duplicate(record: T): void;
  delete(record: T): void;
}

/** What was saved last: another object each time. */
export interface Saved {
  id: string;
}

export interface RecordListProps<T extends AdminRecord> {
  kind: AdminKind<T>;
  records: readonly T[];
  /** The one record whose form is being opened. */
  opening: Opening | undefined;
  /** A record is being edited, opened or deleted. */
  inUse: boolean;
  /** The one that was saved last. */
  saved: Saved | undefined;
  actions: RecordActions<T>;
}

/** Drawn at once, so that hundreds more do not hold up the first screen. */
const FIRST_ROWS = 30;

/** The records of a kind, to be searched and sorted. */
export function RecordTable<T extends AdminRecord>({
  kind,
  records,
  opening,
  saved,
  actions,
}: RecordListProps<T>) {
  const { texts } = kind;
  const [view, setView] = useAddressView(parseView, formatView);
  // What was saved is shown whether it fits or not, until something else is looked for.
  const [searchedSince, setSearchedSince] = useState<Saved>();
  const keep = saved === searchedSince ? undefined : saved?.id;
  const change = (part: Partial<ListView>) => {
    setView(part);
    setSearchedSince(saved);
  };
  // The list may come a moment after the key: typing goes first.
  const wanted = useDeferredValue(view);
  const shown = useMemo(() => arrange(kind, records, wanted, keep), [kind, records, wanted, keep]);
  const rows = useDeferredValue(shown, shown.slice(0, FIRST_ROWS));
  const groupOf = kind.sorts?.[wanted.sort ?? Object.keys(kind.sorts)[0] ?? '']?.groupOf;
  // Remembered, so that typing in the search does not draw hundreds of rows anew.
  const body = useMemo(
    () =>
      rows.map((record, index) => {
        const [group, above] = [record, rows[index - 1]].map((one) => one && groupOf?.(one));
        return (
          <Fragment key={record.id}>
            {group !== undefined && group !== above && (
              <tr className="group-row">
                <th scope="colgroup" colSpan={columnsOf(kind).length + 2}>
                  {group}
                </th>
              </tr>
            )}
            <Row
              kind={kind}
              record={record}
              grouped={group !== undefined}
              busy={opening !== undefined}
              opening={opening?.id === record.id ? opening.to : undefined}
              actions={actions}
            />
          </Fragment>
        );
      }),
    [kind, rows, groupOf, opening, actions],
  );
  useSearchKey();
  const isFiltered = wanted.query.trim() !== '' || wanted.company !== 'all' || wanted.only !== undefined;
  return (
    <>
      {/* Those that are there from the beginning are few. */}
      {!kind.given && <Toolbar kind={kind} view={view} onChange={change} />}
      <p className="visually-hidden" role="status">
        {isFiltered && texts.found(shown.length)}
      </p>
      {shown.length === 0 && (
        <Empty
          action={
            <Button onClick={() => change({ query: '', company: 'all', only: undefined })}>
              {texts.showAll}
            </Button>
          }
        >
          {texts.noneFound}
        </Empty>
      )}
      {shown.length > 0 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys are shortcuts between its buttons
        <div className="list" onKeyDown={walk}>
          <table className={`panel table records ${shapeOf(kind)}`}>
            <TableHead columns={{ name: texts.one, ...labelsOf(columnsOf(kind)) }} />
            <tbody>{body}</tbody>
          </table>
        </div>
      )}
    </>
  );
}

/** From row to row, while one of them has the focus. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event;
  const step = stepOf(key);
  if (step === undefined || altKey || ctrlKey || metaKey || shiftKey) return;
  const row = target instanceof Element && target.closest('tr');
  if (!row) return;
  const opens = [...currentTarget.querySelectorAll<HTMLElement>('.row-open')];
  const next = opens[opens.findIndex((open) => row.contains(open)) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const labelsOf = (named: [string, { label: string }][]) =>
  Object.fromEntries(named.map(([name, { label }]) => [name, label]));

function columnsOf<T extends AdminRecord>({ companyOf, columns }: AdminKind<T>): [string, Column<T>][] {
  const company = companyOf && {
    label: ADMIN_TEXTS.company,
    cell(record: T) {
      const id = companyOf(record);
      return id ? <CompanyBadge id={id} /> : <span className="badge tone-neutral">{ADMIN_TEXTS.all}</span>;
    },
  };
  return Object.entries({ ...(company && { company }), ...columns });
}

/** Where there is no room for columns: what a row says of no company has a line of its own, or there is nothing of it. */
function shapeOf<T extends AdminRecord>({ companyOf, columns = {} }: AdminKind<T>): string {
  if (companyOf) return '';
  return Object.keys(columns).length > 0 ? 'records-own' : 'records-bare';
}

interface ToolbarProps<T extends AdminRecord> {
  kind: AdminKind<T>;
  view: ListView;
  onChange(part: Partial<ListView>): void;
}

function Toolbar<T extends AdminRecord>({ kind, view, onChange }: ToolbarProps<T>) {
  const { texts, companyOf, sorts, filters } = kind;
  const [usual] = Object.keys(sorts ?? {});
  return (
    <search className="cluster">
      <SearchField
        label={texts.search}
        placeholder={texts.searchHint}
        value={view.query}
        onChange={(query) => onChange({ query })}
      />
      {companyOf && <CompanyFilter value={view.company} onChange={(company) => onChange({ company })} />}
      {filters && (
        <SelectFilter
          label={RECORD_TEXTS.show}
          value={view.only ?? ''}
          choices={{ '': ADMIN_TEXTS.all, ...labelsOf(Object.entries(filters)) }}
          onChange={(only) => onChange({ only: only || undefined })}
        />
      )}
      {sorts && (
        <SelectFilter
          label={RECORD_TEXTS.sort}
          value={view.sort ?? usual ?? ''}
          choices={labelsOf(Object.entries(sorts))}
          onChange={(sort) => onChange({ sort: sort === usual ? undefined : sort })}
        />
      )}
    </search>
  );
}

interface RowProps<T extends AdminRecord> {
  kind: AdminKind<T>;
  record: T;
  grouped: boolean;
  /** Some record is at work; only one at a time may be. */
  busy: boolean;
  opening: Opening['to'] | undefined;
  actions: RecordActions<T>;
}

function Row<T extends AdminRecord>({ kind, record, grouped, busy, opening, actions }: RowProps<T>) {
  const name = kind.label(record);
  const entries: RowMenuEntry[] = [
    ...(kind.duplicate
      ? [
          {
            label: kind.duplicateText?.(record) ?? RECORD_TEXTS.duplicate,
            icon: copy,
            to: () => actions.duplicate(record),
          },
        ]
      : []),
    ...(kind.publicPath
      ? [{ label: RECORD_TEXTS.publicPage, icon: external, to: kind.publicPath(record) }]
      : []),
  ];
  return (
    <tr data-id={record.id}>
      <th scope="row">{kind.head?.(record) ?? <span className="name">{name}</span>}</th>
      {columnsOf(kind).map(([column, { label, cell }]) => (
        <td key={column} className={`col-${column}`} data-label={label}>
          {cell(record, grouped)}
        </td>
      ))}
      <td className="col-actions">
        <RowActions
          name={name}
          busy={busy}
          loading={opening === 'edit'}
          onEdit={() => actions.edit(record)}
          onDelete={() => actions.delete(record)}
          deleteText={kind.given ? RECORD_TEXTS.takeBack : undefined}
        >
          {entries.length > 0 && (
            <RowMenu
              name={name}
              entries={entries}
              busy={opening === 'duplicate'}
              busyLabel={RECORD_TEXTS.duplicating}
              disabled={busy}
            />
          )}
        </RowActions>
      </td>
    </tr>
  );
}
