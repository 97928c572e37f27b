import { useQuery } from '@tanstack/react-query';
import type { PublishStatus } from '../../../domain/publish.ts';
import { getPublishStatus } from '../../api/calls.ts';
import { queryKeys } from '../queries.ts';

/** While a change is on its way somebody is waiting; otherwise a glance a minute will do. */
const BUSY_POLL_MS = 3_000;
const QUIET_POLL_MS = 60_000;

/** When to ask again. A tab that nobody looks at does not ask. */
export function pollMs(status: PublishStatus | undefined): number {
  const isUnderWay =
    status?.state === 'publishing' ||
    status?.all_under_way ||
    (status?.state === 'saved' && status.next?.when === 'now');
  return isUnderWay ? BUSY_POLL_MS : QUIET_POLL_MS;
}

/** How far the last change has come. All that ask share one answer. */
export const usePublishStatus = () =>
  useQuery({
    queryKey: queryKeys.status,
    queryFn: getPublishStatus,
    refetchInterval: ({ state }) => pollMs(state.data),
  });
