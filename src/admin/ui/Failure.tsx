import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ADMIN_TEXTS } from '#texts/admin';
import { reasonOf } from '../api/failure.ts';
import { Button } from './Button.tsx';
import { Loading } from './Loading.tsx';
import { Notice } from './Notice.tsx';

interface FailureProps {
  /** What could not be done. */
  what: string;
  error: unknown;
  busy?: boolean;
  /** Left out where the same would fail again. */
  onRetry?: (() => void) | undefined;
  /** What else can be done. */
  children?: ReactNode;
}

/** "Error saving course: the reason", with a way to try once more. */
export function Failure({ what, error, busy, onRetry, children }: FailureProps) {
  return (
    <Notice
      tone="error"
      action={
        <>
          {onRetry && (
            <Button onClick={onRetry} busy={busy} busyLabel={ADMIN_TEXTS.retrying}>
              {ADMIN_TEXTS.retry}
            </Button>
          )}
          {children}
        </>
      }
    >
      {what}: {reasonOf(error)}
    </Notice>
  );
}

/** Why a mutation failed. Retry sends the same again. */
export function MutationFailure<T>({
  what,
  of: { isError, error, mutate, variables },
}: {
  what: string;
  of: UseMutationResult<unknown, Error, T, unknown>;
}) {
  return isError && <Failure what={what} error={error} onRetry={() => mutate(variables)} />;
}

interface QueryStateProps {
  of: Pick<UseQueryResult, 'isPending' | 'isError' | 'error' | 'isFetching' | 'refetch'>;
  loading: string;
  failed: string;
}

/** In place of what a query has not brought yet. */
export function QueryState({ of: query, loading, failed }: QueryStateProps) {
  const { isPending, error, isFetching, refetch } = query;
  return (
    <>
      {isPending && <Loading lines={8}>{loading}</Loading>}
      {error && <Failure what={failed} error={error} busy={isFetching} onRetry={() => void refetch()} />}
    </>
  );
}
