import { useMutation } from '@tanstack/react-query';
import type { RecordAddress } from '../../domain/record-kind.ts';
import { restoreDeleted } from '../api/calls.ts';

interface Deleted extends RecordAddress {
  /** What people call it. */
  what: string;
}

/** Brings back what was deleted. Lists, publishing state and history are asked for again. */
export const useRestore = () =>
  useMutation({
    mutationFn: ({ kind, id }: Deleted) => restoreDeleted({ kind, id }),
    onSettled: (_result, _error, _sent, _before, { client }) => void client.invalidateQueries(),
  });
