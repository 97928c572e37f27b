import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RecordAddress } from '../../domain/record-kind.ts';
import { listAuditPage, listTrash, restoreDeleted } from '../api/calls.ts';
import { queryKeys } from '../app/queries.ts';

/** Lines of the audit trail that are shown at first, and added by each Show more. */
const ENTRIES_SHOWN = 20;

export const useAudit = () =>
  useInfiniteQuery({
    queryKey: queryKeys.audit,
    queryFn: ({ pageParam }) => listAuditPage(ENTRIES_SHOWN, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });

export const useTrash = () => useQuery({ queryKey: queryKeys.trash, queryFn: listTrash });

interface Deleted extends RecordAddress {
  /** What people call it. */
  what: string;
}

/** Brings back what was deleted. Lists, publishing state and history are asked for again. */
export function useRestore() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, id }: Deleted) => restoreDeleted({ kind, id }),
    onSettled: () => void client.invalidateQueries(),
  });
}
