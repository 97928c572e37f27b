import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ADMIN_TEXTS } from '#texts/admin';
import { HISTORY_TEXTS } from '#texts/history';
import { Icon } from '../../components/ui/Icon.tsx';
import { COMPANIES } from '../../domain/company.ts';
import { DELETED_KEPT_DAYS } from '../../domain/limits.ts';
import type { TrashItem } from '../../domain/trash.ts';
import { listTrash } from '../api/calls.ts';
import { iconOfKind } from '../app/layout/sections.ts';
import { queryKeys } from '../app/queries.ts';
import { Thumbnail } from '../courses/Thumbnail.tsx';
import { Button } from '../ui/Button.tsx';
import { MutationFailure, QueryState } from '../ui/Failure.tsx';
import { besideRow, focus, useFocusHandedOn } from '../ui/focus.ts';
import { formatDay } from '../ui/format.ts';
import { Notice } from '../ui/Notice.tsx';
import { Panel } from '../ui/Panel.tsx';
import { StatusRegion } from '../ui/StatusRegion.tsx';
import { Time } from '../ui/Time.tsx';
import { nameOf } from './audit-sentence.ts';
import { useRestore } from './use-restore.ts';

/** What follows it stays within reach on a phone. */
const SHOWN = 5;

export function TrashPanel() {
  const trash = useQuery({ queryKey: queryKeys.trash, queryFn: listTrash });
  const restore = useRestore();
  const what = restore.variables?.what ?? '';
  const deleted = trash.data ?? [];
  // Whoever asks for all goes on with the first that came; the button is gone by then.
  const [firstNew, setFirstNew] = useState<string>();
  const shown = firstNew === undefined ? deleted.slice(0, SHOWN) : deleted;
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
          {shown.map((item) => (
            <TrashLine
              key={keyOf(item)}
              item={item}
              restore={restore}
              isFirstNew={keyOf(item) === firstNew}
            />
          ))}
        </ul>
      )}
      {shown.length < deleted.length && (
        <div>
          <Button onClick={() => setFirstNew(deleted.slice(SHOWN).map(keyOf)[0])}>
            {HISTORY_TEXTS.showAll(deleted.length)}
          </Button>
        </div>
      )}
    </Panel>
  );
}

const keyOf = ({ kind, id }: TrashItem) => `${kind}.${id}`;

interface TrashLineProps {
  item: TrashItem;
  restore: ReturnType<typeof useRestore>;
  isFirstNew: boolean;
}

function TrashLine({ item, restore, isFirstNew }: TrashLineProps) {
  const { kind, id, label, company_id, deleted_at, restorable_until } = item;
  const { isPending, variables, mutate } = restore;
  const line = useRef<HTMLLIElement>(null);
  useFocusHandedOn(line, besideRow);
  return (
    <li ref={line} className="trash-line">
      {kind === 'course' && company_id ? (
        <Thumbnail course={{ id, title: label, company_id, image: '' }} />
      ) : (
        <span className="thumbnail kind-icon">
          <Icon path={iconOfKind(kind)} />
        </span>
      )}
      <div>
        <p className="name">{label}</p>
        <p className="muted small">
          {nameOf(kind)}
          {company_id && `, ${COMPANIES[company_id].name}`}
        </p>
        <p className="cluster dotted muted small">
          <span>
            {HISTORY_TEXTS.deletedAt} <Time at={deleted_at} />
          </span>
          <span>
            {HISTORY_TEXTS.keptUntil} <time dateTime={restorable_until}>{formatDay(restorable_until)}</time>
          </span>
        </p>
      </div>
      <div className="row row-actions">
        <Button
          ref={isFirstNew ? focus : undefined}
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
