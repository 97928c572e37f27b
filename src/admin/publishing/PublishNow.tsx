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
  builds: PublishStatus['builds'] | undefined;
  of: ReturnType<typeof usePublishNow>;
}

/** Says how many builds of the month it leaves. */
export function PublishNow({ builds, of: { isError, isPending, mutate } }: PublishNowProps) {
  const left = builds ? buildsLeft(builds) : null;
  const label = left === null ? texts.publishNow : texts.publishNowOf(left);
  return (
    <Button
      busy={isPending}
      busyLabel={LAYOUT_TEXTS.publishState.publishing}
      disabled={left === 0}
      onClick={() => mutate()}
    >
      {isError ? ADMIN_TEXTS.retry : label}
    </Button>
  );
}
