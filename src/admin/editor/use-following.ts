import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { get } from 'react-hook-form';
import type { AdminKind, AdminRecord } from '../records/kind.ts';
import type { Input, InputForm } from './form-values.ts';

const Followed = createContext<ReadonlySet<string>>(new Set());
export const FollowedFields = Followed.Provider;

/** Whether a field holds another value because a field changed that it goes with. */
export const useHasFollowed = (path: string): boolean => useContext(Followed).has(path);

/**
 * Changes what goes with a field that is typed in, until somebody sets it to something else.
 * @param opened what the form began with
 * @returns the fields that hold another value because of it
 */
export function useFollowing<T extends AdminRecord>(
  { follow }: Pick<AdminKind<T>, 'follow'>,
  opened: Input,
  form: InputForm,
): ReadonlySet<string> {
  const begin = useRef(opened);
  const [followed, setFollowed] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!follow) return;
    // What a draft brought back may have followed before.
    const kept = form.getValues();
    const along = Object.entries(follow(begin.current, kept));
    const set = new Map<string, unknown>(along.filter(([path, value]) => value === get(kept, path)));
    const lastOf = (path: string) => set.get(path) ?? get(begin.current, path);
    const typed = form.watch((values) => {
      for (const [path, value] of Object.entries(follow(begin.current, values))) {
        const now = get(values, path);
        if (now === value || now !== lastOf(path)) continue;
        set.set(path, value);
        form.setValue(path, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
      }
      const moved = [...set].filter(
        ([path, value]) => value === form.getValues(path) && value !== get(begin.current, path),
      );
      setFollowed((before) =>
        before.size === moved.length && moved.every(([path]) => before.has(path))
          ? before
          : new Set(moved.map(([path]) => path)),
      );
    });
    return () => typed.unsubscribe();
  }, [follow, form]);
  return followed;
}
