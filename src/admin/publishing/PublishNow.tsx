import { useMutation } from '@tanstack/react-query';
import { ADMIN_TEXTS } from '#texts/admin';
import { LAYOUT_TEXTS } from '#texts/layout';
import { PUBLISHING_TEXTS as texts } from '#texts/publishing';
import type { PublishStatus } from '../../domain/publish.ts';
import * as api from '../api/calls.ts';
import { queryClient, queryKeys } from '../app/queries.ts';
import { Button } from '../ui/Button.tsx';
import { buildsLeft } from './sentence.ts';

/** Hurries what waits. */
export const usePublishNow = () =>
  useMutation({
    mutationFn: api.publishNow,
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.status }),
  });

interface PublishNowProps {
  status: PublishStatus | undefined;
  of: ReturnType<typeof usePublishNow>;
  /** Where there is little room. */
  short?: boolean;
}

/** Says how many builds of the month are left; it waits while a build brings everything. */
export function PublishNow({ status, of: { isError, isPending, mutate }, short }: PublishNowProps) {
  const left = status ? buildsLeft(status.builds) : null;
  const label = short || !left ? texts.publishNow : texts.publishNowOf(left);
  return (
    <Button
      variant={short ? 'quiet' : 'primary'}
      busy={isPending || status?.all_under_way}
      busyLabel={LAYOUT_TEXTS.publishState.publishing}
      disabled={left === 0 || status?.preview}
      onClick={() => mutate()}
    >
      {isError ? ADMIN_TEXTS.retry : label}
    </Button>
  );
}
