import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ADMIN_TEXTS } from '#texts/admin';
import { HISTORY_TEXTS } from '#texts/history';
import { Icon } from '../../components/ui/Icon.tsx';
import type { AuditEntry } from '../../domain/audit.ts';
import { adminPaths } from '../../paths.ts';
import { listPage } from '../api/calls.ts';
import { auditTrail } from '../api/collections.ts';
import { queryKeys } from '../app/queries.ts';
import { useSession } from '../app/session/SessionProvider.tsx';
import { Button } from '../ui/Button.tsx';
import { QueryState } from '../ui/Failure.tsx';
import { focus } from '../ui/focus.ts';
import { formatClock, formatDay } from '../ui/format.ts';
import { Panel } from '../ui/Panel.tsx';
import { auditSentence, oneLineABackup, submissionOf } from './audit-sentence.ts';
import { entryIcon } from './entry-icon.ts';

/** A submission that is still there can be opened from it, by its name. */
function AuditSentence({ entry }: { entry: AuditEntry }) {
  const sentence = auditSentence(entry);
  if (entry.kind !== 'enquiry' || (entry.action !== 'changed' && entry.action !== 'restored'))
    return sentence;
  // Within a sentence it begins with a small letter.
  const name = submissionOf(entry);
  const at = sentence.toLowerCase().indexOf(name.toLowerCase());
  return (
    <>
      {sentence.slice(0, at)}
      <Link to={`${adminPaths.forms}?open=${entry.target}`}>{sentence.slice(at, at + name.length)}</Link>
      {sentence.slice(at + name.length)}
    </>
  );
}

/** Who it was, where that was somebody else, and from where. */
const circumstances = ({ who, action, network, from_backup }: AuditEntry, me: string | false): string[] => [
  ...(who && who !== me ? [who] : []),
  ...(action === 'signed-in' ? [HISTORY_TEXTS.from(network)] : []),
  ...(from_backup ? [HISTORY_TEXTS.fromBackup] : []),
];

/** The day is said once, above what was done on it. */
function byDay(entries: readonly AuditEntry[]): [string, AuditEntry[]][] {
  const days = new Map<string, AuditEntry[]>();
  for (const entry of entries) {
    const day = formatDay(entry.at);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days];
}

/** Lines that are shown at first, and added by each Show more. */
const ENTRIES_SHOWN = 20;

export function AuditPanel() {
  const { session } = useSession();
  const me = session.phase === 'in' && session.user.email;
  const audit = useInfiniteQuery({
    queryKey: queryKeys.audit,
    queryFn: ({ pageParam }) => listPage(auditTrail, ENTRIES_SHOWN, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
  const entries = audit.data?.pages.flatMap(({ items }) => items);

  // Whoever asks for more goes on with the first line that came; the button may be gone by then.
  const [firstNew, setFirstNew] = useState<string>();
  const showMore = async () => {
    const { data, isSuccess } = await audit.fetchNextPage();
    if (isSuccess) setFirstNew(data.pages.at(-1)?.items[0]?.id);
  };

  return (
    <Panel title={HISTORY_TEXTS.changes}>
      <QueryState of={audit} loading={HISTORY_TEXTS.loading} failed={HISTORY_TEXTS.loadFailed} />
      {entries?.length === 0 && <p className="muted">{HISTORY_TEXTS.noChanges}</p>}
      {entries && (
        <div className="stack">
          {byDay(oneLineABackup(entries)).map(([day, ofDay]) => (
            <div key={day} className="stack audit-day">
              <h3>{day}</h3>
              <ul className="lines">
                {ofDay.map((entry) => (
                  <li
                    key={entry.id}
                    ref={entry.id === firstNew ? focus : undefined}
                    tabIndex={-1}
                    data-action={entry.action}
                  >
                    <Icon path={entryIcon(entry)} />
                    <time className="muted small" dateTime={entry.at}>
                      {formatClock(entry.at)}
                    </time>{' '}
                    <span>
                      <AuditSentence entry={entry} />{' '}
                      <span className="muted">{circumstances(entry, me).join(', ')}</span>
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
      {audit.hasNextPage && (
        <div>
          <Button busy={audit.isFetchingNextPage} busyLabel={ADMIN_TEXTS.loading} onClick={showMore}>
            {HISTORY_TEXTS.showMore}
          </Button>
        </div>
      )}
    </Panel>
  );
}
