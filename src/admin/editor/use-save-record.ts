import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { IdempotencyKey } from '../../domain/idempotency-key.ts';
import { getPicture, type Versioned } from '../api/calls.ts';
import { ApiFailure, isFailure } from '../api/failure.ts';
import { useReload } from '../app/queries.ts';
import { type EditBase, isSame } from './conflict.ts';
import type { EditedRecord, EditorConfig, PictureChoice, Typed } from './editor-config.ts';
import { inputOf } from './form-values.ts';

interface Save<T> extends Typed {
  /** The version to save on top of; left out to make a new record. */
  onTopOf?: Versioned<T>;
}

interface Outcome<T> {
  onSaved(record: T, added: boolean): void;
  onRefused(error: Error): void;
}

/**
 * Saves a record. When somebody else has saved it meanwhile, their version is fetched, to choose from; when somebody
 * else has deleted it, it can be made anew.
 * @param before the record to change and its version; left out to add one
 */
export function useSaveRecord<T extends EditedRecord>(
  kind: EditorConfig<T>,
  before: Versioned<T> | undefined,
  { onSaved, onRefused }: Outcome<T>,
) {
  const client = useQueryClient();
  const sending = useRef(false);
  const key = useRef(new IdempotencyKey());
  const [gone, setGone] = useState(false);
  const storedOf = (record: T): EditBase => ({
    input: inputOf(kind.fields, record),
    image: record.image ?? null,
  });

  const save = useMutation({
    mutationFn: async ({ onTopOf, ...typed }: Save<T>) => {
      if (onTopOf) return kind.update(typed, onTopOf);
      const picture = await carriedOver(typed.picture, before?.value.image);
      return kind.create({ ...typed, picture }, key.current.for(contentOf(typed)));
    },
    onSuccess: (saved) => {
      key.current.renew();
      // The list shows it at once; loading it anew confirms it.
      client.setQueryData<T[]>(kind.listKey, (records) =>
        records?.some(({ id }) => id === saved.id)
          ? records.map((other) => (other.id === saved.id ? saved : other))
          : records && [saved, ...records],
      );
    },
    onSettled: useReload(kind.listKey),
  });
  const theirs = useMutation({
    mutationFn: ({ onTopOf }: Required<Save<T>>) => kind.read(onTopOf.value.id),
  });

  function send(wanted: Save<T>): void {
    // Two quick presses of a key come before the button is off.
    if (sending.current) return;
    sending.current = true;
    save.mutate(wanted, {
      onSettled: () => {
        sending.current = false;
      },
      onSuccess: (record) => onSaved(record, !wanted.onTopOf),
      onError: (error) => {
        const { onTopOf } = wanted;
        if (onTopOf && isFailure(error, 412)) fetchTheirs({ ...wanted, onTopOf });
        else if (onTopOf && isFailure(error, 404)) setGone(true);
        else onRefused(error);
      },
    });
  }

  function fetchTheirs(stale: Required<Save<T>>): void {
    theirs.mutate(stale, {
      onSuccess: (onTopOf) => {
        if (isSame(storedOf(stale.onTopOf.value), storedOf(onTopOf.value))) send({ ...stale, onTopOf });
      },
      onError: (error) => setGone(isFailure(error, 404)),
    });
  }

  const conflict =
    !gone && theirs.data && theirs.variables
      ? {
          mine: theirs.variables,
          base: storedOf(theirs.variables.onTopOf.value),
          theirs: storedOf(theirs.data.value),
          onTopOf: theirs.data,
        }
      : undefined;
  return {
    saving: save.isPending || theirs.isPending,
    saved: save.isSuccess,
    /** Somebody else has deleted it: the next save makes it anew. */
    gone,
    /** The versions of both, if they differ. */
    conflict: conflict && !isSame(conflict.base, conflict.theirs) ? conflict : undefined,
    loadingTheirs: theirs.isPending,
    /** Why it was not saved, unless that shows as a conflict or as gone. */
    failure:
      save.isError && !isFailure(save.error, 412) && !(gone && isFailure(save.error, 404))
        ? save.error
        : null,
    theirsFailure: gone ? null : theirs.error,
    save: (typed: Typed) => {
      theirs.reset();
      send({ ...typed, onTopOf: gone ? undefined : before });
    },
    saveOnTop: (typed: Typed, onTopOf: Versioned<T>) => send({ ...typed, onTopOf }),
    /** The same once more. */
    resend: () => save.variables && send(save.variables),
    retryTheirs: () => theirs.variables && fetchTheirs(theirs.variables),
    /** Back to what is typed, as if it had not been sent. */
    dismiss: () => {
      theirs.reset();
      save.reset();
    },
  };
}

/** Tells whether a form is the same as when it was sent before. */
const contentOf = ({ input, picture: { file } }: Typed): string =>
  JSON.stringify([input, file && [file.name, file.size, file.lastModified]]);

/** The picture of a deleted record is still to be had, and is uploaded again with the new one. */
async function carriedOver(choice: PictureChoice, image: string | null | undefined): Promise<PictureChoice> {
  if (choice.file || choice.removed || !image) return choice;
  const file = await getPicture(image).catch(() => {
    const msg = 'The picture could not be taken along. Please choose it again.';
    throw new ApiFailure(422, msg, { errors: [{ field: 'image', msg }] });
  });
  return { ...choice, file };
}
