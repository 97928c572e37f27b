import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { RECORD_TEXTS as texts } from '#texts/records';
import { IdempotencyKey } from '../../domain/idempotency-key.ts';
import { createRecord, getRecord, updateRecord, type Versioned } from '../api/calls.ts';
import { isFailure, reasonOf } from '../api/failure.ts';
import { queryClient, recordsKey, reload } from '../app/queries.ts';
import type { AdminKind, AdminRecord } from '../records/kind.ts';
import { isSame } from './conflict.ts';
import { type Input, inputOf } from './form-values.ts';
import { recordBody } from './record-body.ts';

interface Wanted<T> {
  input: Input;
  /** The version to save on top of; left out to make a new record. */
  onTopOf?: Versioned<T>;
}

/** Somebody else has saved the record meanwhile. */
interface Conflict<T> {
  mine: Input;
  /** The record as it was when the form was opened. */
  base: Input;
  theirs: Input;
  onTopOf: Versioned<T>;
}

type Outcome<T> = { saved: T } | { conflict: Conflict<T> };

interface Events<T> {
  onSaved(record: T, added: boolean): void;
  onRefused(error: Error): void;
}

/**
 * Saves a record. When somebody else has saved it meanwhile, their version is fetched, to choose from; when somebody
 * else has deleted it, it can be made anew.
 * @param before the record to change and its version; left out to add one
 */
export function useSaveRecord<T extends AdminRecord>(
  kind: AdminKind<T>,
  before: Versioned<T> | undefined,
  { onSaved, onRefused }: Events<T>,
) {
  const { collection, fields } = kind;
  const listKey = recordsKey(collection);
  const sending = useRef(false);
  const key = useRef(new IdempotencyKey());
  const [gone, setGone] = useState(false);
  const [conflict, setConflict] = useState<Conflict<T>>();

  /** The list shows it at once; loading it anew confirms it. */
  const show = (saved: T) => {
    queryClient.setQueryData<T[]>(listKey, (records) =>
      records?.some(({ id }) => id === saved.id)
        ? records.map((other) => (other.id === saved.id ? saved : other))
        : records && [saved, ...records],
    );
    return { saved };
  };

  async function create(input: Input): Promise<Outcome<T>> {
    const body = await recordBody(collection, fields, input);
    return show(await createRecord(collection, body, key.current.for(contentOf(input))));
  }

  async function update(mine: Input, onTopOf: Versioned<T>): Promise<Outcome<T>> {
    const { value, etag } = onTopOf;
    const body = await recordBody(collection, fields, mine, value);
    try {
      return show(await updateRecord(collection, value.id, body, etag));
    } catch (error) {
      if (!isFailure(error, 412)) throw error;
    }
    const latest = await getRecord(collection, value.id).catch((error: unknown) => {
      throw isFailure(error, 404) ? error : new Error(texts.theirsNotLoaded(reasonOf(error)));
    });
    const [base, theirs] = [inputOf(fields, value), inputOf(fields, latest.value)];
    return isSame(base, theirs)
      ? update(mine, latest)
      : { conflict: { mine, base, theirs, onTopOf: latest } };
  }

  const save = useMutation({
    mutationFn: ({ input, onTopOf }: Wanted<T>) => (onTopOf ? update(input, onTopOf) : create(input)),
    onSettled: () => reload(listKey),
  });

  function send(wanted: Wanted<T>): void {
    // Two quick presses of a key come before the button is off.
    if (sending.current) return;
    sending.current = true;
    save.mutate(wanted, {
      onSuccess: (outcome) => {
        if ('saved' in outcome) return onSaved(outcome.saved, !wanted.onTopOf);
        sending.current = false;
        setConflict(outcome.conflict);
      },
      onError: (error) => {
        sending.current = false;
        if (!wanted.onTopOf || !isFailure(error, 404)) return onRefused(error);
        setGone(true);
        setConflict(undefined);
      },
    });
  }

  return {
    saving: save.isPending,
    /** Somebody else has deleted it: the next save makes it anew. */
    gone,
    conflict,
    failure: gone && isFailure(save.error, 404) ? null : save.error,
    save: (input: Input) => send({ input, onTopOf: gone ? undefined : before }),
    saveOnTop: (input: Input, onTopOf: Versioned<T>) => send({ input, onTopOf }),
    /** The same once more. */
    resend: () => save.variables && send(save.variables),
    /** Back to what is typed, as if it had not been sent. */
    dismiss: () => {
      setConflict(undefined);
      save.reset();
    },
  };
}

/** Tells whether a form is the same as when it was sent before. */
const contentOf = (input: Input): string =>
  JSON.stringify(input, (_, value) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
