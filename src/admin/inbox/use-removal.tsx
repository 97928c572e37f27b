import { useRef } from 'react';
import { HISTORY_TEXTS } from '#texts/history';
import { INBOX_TEXTS } from '#texts/inbox';
import type { Enquiry } from '../../domain/enquiry.ts';
import { DELETED_KEPT_DAYS } from '../../domain/limits.ts';
import { changeEnquiries, restoreDeleted } from '../api/calls.ts';
import { DeletedNotice } from '../history/DeletedNotice.tsx';
import { formatCount } from '../ui/format.ts';
import { useToast } from '../ui/Toasts.tsx';
import { useDeleteEnquiries, useDeleteEnquiry } from './enquiries.ts';

interface Removed {
  /** @param neighbour the row that the focus goes on with */
  onOne(id: string, neighbour: string | undefined): void;
  onMany(ids: readonly string[]): void;
}

/** Deletes enquiries after a question, and offers to take it back. */
export function useRemoval(shown: readonly Enquiry[], { onOne, onMany }: Removed) {
  const toast = useToast();
  const neighbour = useRef<string>(undefined);
  const one = useDeleteEnquiry(({ id, name, damaged }) => {
    onOne(id, neighbour.current);
    toast(
      damaged ? (
        <p className="toast-text">{HISTORY_TEXTS.deleted(name)}</p>
      ) : (
        <DeletedNotice
          what={INBOX_TEXTS.submissionOf(name)}
          bringBack={() => restoreDeleted({ kind: 'enquiry', id })}
        />
      ),
    );
  });
  const many = useDeleteEnquiries((ids) => {
    onMany(ids);
    toast(
      <DeletedNotice
        what={INBOX_TEXTS.manySubmissions(formatCount(ids.length))}
        bringBack={() => changeEnquiries('restore', ids)}
      />,
    );
  });

  function ask(enquiry: Enquiry): void {
    const question = enquiry.damaged
      ? INBOX_TEXTS.confirmDeleteDamaged
      : INBOX_TEXTS.confirmDelete(enquiry.name, DELETED_KEPT_DAYS);
    if (!window.confirm(question)) return;
    const at = shown.indexOf(enquiry);
    neighbour.current = (shown[at + 1] ?? shown[at - 1])?.id;
    many.reset();
    one.mutate(enquiry);
  }

  function askMany(ids: readonly string[]): void {
    if (!window.confirm(INBOX_TEXTS.confirmDeleteMany(formatCount(ids.length), DELETED_KEPT_DAYS))) return;
    one.reset();
    many.mutate(ids);
  }

  return { one, many, ask, askMany };
}
