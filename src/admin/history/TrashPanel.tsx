import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ADMIN_TEXTS } from '#texts/admin';
import { HISTORY_TEXTS } from '#texts/history';
import { COMPANIES } from '../../domain/company.ts';
import { DELETED_KEPT_DAYS } from '../../domain/limits.ts';
import type { TrashItem } from '../../domain/trash.ts';
import { listTrash } from '../api/calls.ts';
import { queryKeys } from '../app/queries.ts';
import { Button } from '../ui/Button.tsx';
import { MutationFailure, QueryState } from '../ui/Failure.tsx';
import { besideRow, useFocusHandedOn } from '../ui/focus.ts';
import { formatDay } from '../ui/format.ts';
import { Notice } from '../ui/Notice.tsx';
import { Panel } from '../ui/Panel.tsx';
import { StatusRegion } from '../ui/StatusRegion.tsx';
import { Time } from '../ui/Time.tsx';
import { nameOf } from './audit-sentence.ts';
import { useRestore } from './use-restore.ts';

export function TrashPanel() {
  const trash = useQuery({ queryKey: queryKeys.trash, queryFn: listTrash });
  const restore = useRestore();
  const what = restore.variables?.what ?? '';
  return (
    <Panel title={HISTORY_TEXTS.trash}>
      <p className="muted">{HISTORY_TEXTS.trashHelp(DELETED_KEPT_DAYS)}</p>
      <StatusRegion>
        {restore.isSuccess && <Notice tone="success">{HISTORY_TEXTS.broughtBack(what)}</Notice>}
      </StatusRegion>
      <MutationFailure what={HISTORY_TEXTS.bringBackFailed(what)} of={restore} />
      <QueryState of={trash} loading={ADMIN_TEXTS.loading} failed={HISTORY_TEXTS.trashFailed} />
      {trash.data?.length === 0 && <p>{HISTORY_TEXTS.trashEmpty(DELETED_KEPT_DAYS)}</p>}
      {trash.data && (
        <ul className="lines">
          {trash.data.map((item) => (
            <TrashLine key={`${item.kind}.${item.id}`} item={item} restore={restore} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function TrashLine({ item, restore }: { item: TrashItem; restore: ReturnType<typeof useRestore> }) {
  const { kind, id, label, company_id, deleted_at, restorable_until } = item;
  const { isPending, variables, mutate } = restore;
  const line = useRef<HTMLLIElement>(null);
  useFocusHandedOn(line, besideRow);
  return (
    <li ref={line} className="cluster spread trash-line">
      <div>
        <p>{label}</p>
        <p className="muted small">
          {nameOf(kind)}
          {company_id && `, ${COMPANIES[company_id].name}`}
        </p>
        <p className="muted small">
          {HISTORY_TEXTS.deletedAt} <Time at={deleted_at} />
        </p>
        <p className="muted small">
          {HISTORY_TEXTS.keptUntil} <time dateTime={restorable_until}>{formatDay(restorable_until)}</time>
        </p>
      </div>
      <div className="row row-actions">
        <Button
          hiddenLabel={label}
          busy={isPending && variables.id === id}
          busyLabel={HISTORY_TEXTS.bringingBack}
          disabled={isPending}
          onClick={() => mutate({ kind, id, what: `“${label}”` })}
        >
          {HISTORY_TEXTS.bringBack}
        </Button>
      </div>
    </li>
  );
}
