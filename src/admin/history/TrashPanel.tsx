import { useRef } from 'react';
import { COMPANIES } from '../../domain/company.ts';
import { KINDS } from '../../domain/kinds.ts';
import { DELETED_KEPT_DAYS } from '../../domain/limits.ts';
import { isOwnKind, type OwnKind, type RecordKind } from '../../domain/record-kind.ts';
import type { TrashItem } from '../../domain/trash.ts';
import { Button } from '../ui/Button.tsx';
import { capitalized } from '../ui/capitalized.ts';
import { Failure } from '../ui/Failure.tsx';
import { besideRow, useFocusHandedOn } from '../ui/focus.ts';
import { formatDay, formatTime } from '../ui/format.ts';
import { Loading } from '../ui/Loading.tsx';
import { Notice } from '../ui/Notice.tsx';
import { StatusRegion } from '../ui/StatusRegion.tsx';
import { Panel } from './Panel.tsx';
import { useRestore, useTrash } from './use-history.ts';

const OWN_KINDS: Record<OwnKind, string> = { course: 'Course', carousel: 'Picture', enquiry: 'Submission' };
const nameOf = (kind: RecordKind): string =>
  isOwnKind(kind) ? OWN_KINDS[kind] : capitalized(KINDS.find(({ name }) => name === kind)?.noun.one ?? kind);

export function TrashPanel() {
  const trash = useTrash();
  const restore = useRestore();
  const busy = restore.isPending ? restore.variables.id : undefined;
  return (
    <Panel title="What was deleted">
      <p className="muted">Can be brought back for {DELETED_KEPT_DAYS} days. Then it is erased for good.</p>
      <StatusRegion>
        {restore.isSuccess && <Notice tone="success">Brought back {restore.variables.what}.</Notice>}
      </StatusRegion>
      {restore.isError && (
        <Failure
          what={`Error bringing back ${restore.variables.what}`}
          error={restore.error}
          onRetry={() => restore.mutate(restore.variables)}
        />
      )}
      {trash.isPending && <Loading>Loading…</Loading>}
      {trash.isError && (
        <Failure
          what="Failed to load what was deleted"
          error={trash.error}
          busy={trash.isFetching}
          onRetry={() => void trash.refetch()}
        />
      )}
      {trash.data?.length === 0 && <p>Nothing is waiting here.</p>}
      {trash.data && (
        <ul className="lines">
          {trash.data.map((item) => (
            <TrashLine
              key={`${item.kind}.${item.id}`}
              item={item}
              restoring={busy === item.id}
              disabled={busy !== undefined}
              onRestore={() => restore.mutate({ ...item, what: `“${item.label}”` })}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface TrashLineProps {
  item: TrashItem;
  restoring: boolean;
  disabled: boolean;
  onRestore(): void;
}

function TrashLine({ item, restoring, disabled, onRestore }: TrashLineProps) {
  const { kind, label, company_id, deleted_at, restorable_until } = item;
  const line = useRef<HTMLLIElement>(null);
  useFocusHandedOn(line, besideRow);
  return (
    <li ref={line} className="trash-line">
      <div>
        <p>{label}</p>
        <p className="muted small">
          {nameOf(kind)}
          {company_id && `, ${COMPANIES[company_id].name}`}
        </p>
        <p className="muted small">
          Deleted <time dateTime={deleted_at}>{formatTime(deleted_at)}</time>
        </p>
        <p className="muted small">
          Kept until <time dateTime={restorable_until}>{formatDay(restorable_until)}</time>
        </p>
      </div>
      <div className="row-actions">
        <Button busy={restoring} busyLabel="Bringing back…" disabled={disabled} onClick={onRestore}>
          Bring back<span className="visually-hidden"> {label}</span>
        </Button>
      </div>
    </li>
  );
}
