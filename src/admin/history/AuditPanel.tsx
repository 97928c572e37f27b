import { useLayoutEffect, useRef } from 'react';
import type { AuditEntry } from '../../domain/audit.ts';
import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import { formatTime } from '../ui/format.ts';
import { Loading } from '../ui/Loading.tsx';
import { auditSentence } from './audit-sentence.ts';
import { Panel } from './Panel.tsx';
import { useAudit } from './use-history.ts';

export function AuditPanel() {
  const audit = useAudit();
  const entries = audit.data?.pages.flatMap(({ items }) => items);
  const shown = entries?.length ?? 0;

  // Whoever asks for more goes on with the first line that came; the button may be gone by then.
  const list = useRef<HTMLUListElement>(null);
  const asked = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (asked.current === undefined || shown <= asked.current) return;
    list.current?.querySelectorAll('li')[asked.current]?.focus();
    asked.current = undefined;
  }, [shown]);
  const showMore = async () => {
    asked.current = shown;
    const { isError } = await audit.fetchNextPage();
    if (isError) asked.current = undefined;
  };

  return (
    <Panel title="What was changed">
      {audit.isPending && <Loading>Loading history…</Loading>}
      {audit.isError && (
        <Failure
          what="Failed to load the history"
          error={audit.error}
          busy={audit.isFetching}
          onRetry={() => void audit.refetch()}
        />
      )}
      {entries?.length === 0 && <p className="muted">Nothing was changed yet.</p>}
      {entries && (
        <ul className="lines" ref={list}>
          {entries.map((entry) => (
            <AuditLine key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {audit.hasNextPage && (
        <div>
          <Button busy={audit.isFetchingNextPage} busyLabel="Loading…" onClick={() => void showMore()}>
            Show more
          </Button>
        </div>
      )}
    </Panel>
  );
}

function AuditLine({ entry }: { entry: AuditEntry }) {
  const { action, at, who, network } = entry;
  return (
    <li tabIndex={-1}>
      <span>{auditSentence(entry)}</span>
      <span className="muted small">
        <time dateTime={at}>{formatTime(at)}</time>, {who}
        {action === 'signed-in' && `, from ${network}`}
      </span>
    </li>
  );
}
