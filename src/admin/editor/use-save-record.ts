import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { RECORD_TEXTS as texts } from '#texts/records';
import { IdempotencyKey } from '../../domain/idempotency-key.ts';
import { createRecord, getRecord, listRecords, updateRecord } from '../api/calls.ts';
import { isFailure, isUnanswered, reasonOf } from '../api/failure.ts';
import type { Versioned } from '../api/send.ts';
import type { Watcher } from '../api/upload.ts';
import { queryClient, recordsKey, reload } from '../app/queries.ts';
import type { AdminRecord, FormKind } from '../records/kind.ts';
import { isSame, mergeLists } from './conflict.ts';
import type { Tries } from './draft.ts';
import { contentOf, type Input, inputOf, picturesChosen } from './form-values.ts';
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

interface Ways<T> {
  /** It is known already that somebody else has deleted it. */
  isDeleted?: boolean;
  /** Tries of before a crash. */
  earlier?: Tries | undefined;
  /** Called before anything is sent. */
  onTry?(): void;
  onSaved(record: T, added: boolean): void;
  onRefused(error: Error): void;
}

/**
 * Saves a record. When somebody else has saved it meanwhile, their version is fetched, to choose from; when somebody
 * else has deleted it, it can be made anew. A try whose answer was lost may have arrived all the same: the next one
 * finds it, and saves nothing twice.
 * @param before the record to change and its version; left out to add one
 */
export function useSaveRecord<T extends AdminRecord>(
  kind: FormKind<T>,
  before: Versioned<T> | undefined,
  { isDeleted = false, earlier, onTry, onSaved, onRefused }: Ways<T>,
) {
  const { collection, fields } = kind;
  const listKey = recordsKey(collection);
  const sending = useRef(false);
  /** One for all tries: under it the server makes one record. */
  const key = useRef(new IdempotencyKey(earlier?.key));
  /** What those tries said whose answer was lost. */
  const unanswered = useRef(earlier?.contents ?? []);
  const underWay = useRef<string>(undefined);
  const [isGone, setGone] = useState(false);
  const gone = isGone || isDeleted;
  const [conflict, setConflict] = useState<Conflict<T>>();
  const stop = useRef<() => void>(undefined);
  /** How much of a picture has gone; undefined when none is on its way. */
  const [percentSent, setPercentSent] = useState<number>();

  /** The list shows it at once; loading it anew confirms it. */
  const show = (saved: T) => {
    queryClient.setQueryData<T[]>(listKey, (records) =>
      records?.some(({ id }) => id === saved.id)
        ? records.map((other) => (other.id === saved.id ? saved : other))
        : records && [saved, ...records],
    );
    return { saved };
  };

  const contents = () => [...unanswered.current, underWay.current].filter((content) => content !== undefined);

  /** Finds a record that is what an earlier try has made it. */
  async function findOurs(records: readonly T[]): Promise<T | undefined> {
    const stored = await Promise.all(records.map((record) => contentOf(fields, inputOf(fields, record))));
    return records[stored.findIndex((content) => unanswered.current.includes(content))];
  }

  async function create(input: Input, watcher?: Watcher): Promise<Outcome<T>> {
    const body = await recordBody(collection, fields, input, undefined, watcher);
    const send = () => createRecord(collection, body, key.current.for(''), watcher);
    try {
      return show(await send());
    } catch (error) {
      // The key came with something else before.
      if (!isFailure(error, 409)) throw error;
    }
    const made = await findOurs(await listRecords(collection));
    if (made) return update(input, await getRecord(collection, made.id), watcher);
    key.current.renew();
    onTry?.();
    return show(await send());
  }

  async function update(mine: Input, onTopOf: Versioned<T>, watcher?: Watcher): Promise<Outcome<T>> {
    const { value, etag } = onTopOf;
    const body = await recordBody(collection, fields, mine, value, watcher);
    try {
      return show(await updateRecord(collection, value.id, body, etag, watcher));
    } catch (error) {
      if (!isFailure(error, 412)) throw error;
    }
    const latest = await getRecord(collection, value.id).catch((error: unknown) => {
      throw isFailure(error, 404) ? error : new Error(texts.theirsNotLoaded(reasonOf(error)));
    });
    const [base, theirs] = [inputOf(fields, value), inputOf(fields, latest.value)];
    // A browser, too, may send it again when a connection breaks.
    if ((await contentOf(fields, theirs)) === (await contentOf(fields, mine))) return show(latest.value);
    if (isSame(base, theirs) || (await findOurs([latest.value]))) return update(mine, latest, watcher);
    const together = mergeLists(base, mine, theirs);
    return together
      ? update(together, latest, watcher)
      : { conflict: { mine, base, theirs, onTopOf: latest } };
  }

  const save = useMutation({
    mutationFn: async ({ input, onTopOf }: Wanted<T>) => {
      underWay.current = await contentOf(fields, input);
      onTry?.();
      const watcher = picturesChosen(fields, input).length > 0 ? watch() : undefined;
      return onTopOf ? update(input, onTopOf, watcher) : create(input, watcher);
    },
    onError: (error) => {
      if (isUnanswered(error)) unanswered.current = contents();
    },
    onSettled: () => {
      underWay.current = undefined;
      setPercentSent(undefined);
      reload(listKey);
    },
  });

  function watch(): Watcher {
    const controller = new AbortController();
    stop.current = () => controller.abort();
    return {
      onProgress: (share) => setPercentSent(Math.floor(share * 100)),
      signal: controller.signal,
    };
  }

  /** @returns false where another is on its way, and this one was not sent */
  function send(wanted: Wanted<T>): boolean {
    // Two quick presses of a key come before the button is off.
    if (sending.current) return false;
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
    return true;
  }

  return {
    saving: save.isPending,
    /** What a later form has to know, should this one crash. */
    tries: (): Tries | undefined =>
      contents().length > 0 ? { key: key.current.for(''), contents: contents() } : undefined,
    percentSent,
    /** Stops sending pictures. Before all of them is there, the server saves nothing. */
    stop: () => stop.current?.(),
    /** Somebody else has deleted it: the next save makes it anew. */
    gone,
    conflict,
    failure: gone && isFailure(save.error, 404) ? null : save.error,
    save: (input: Input) => send({ input, onTopOf: gone ? undefined : before }),
    saveOnTop: (input: Input, onTopOf: Versioned<T>) => send({ input, onTopOf }),
    /** The same once more. */
    resend: () => save.variables && send(save.variables),
    /** For a form that stays open: it is saved, and may be changed and saved again. */
    goOn: () => {
      sending.current = false;
      setConflict(undefined);
    },
    /** Back to what is typed, as if it had not been sent. */
    dismiss: () => {
      setConflict(undefined);
      save.reset();
    },
  };
}
export type Saving<T extends AdminRecord> = ReturnType<typeof useSaveRecord<T>>;
