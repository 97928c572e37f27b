import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { storePicture } from '../api/calls.ts';
import { reasonOf } from '../api/failure.ts';
import { PictureField } from '../ui/PictureField.tsx';
import { usePicture } from '../ui/use-picture.ts';
import { storedPath } from './stored-path.ts';
import type { RecordForm } from './use-record-form.ts';

interface StoredPictureFieldProps {
  form: Omit<RecordForm<unknown>, 'withInput'>;
  /** Where its value stands, such as `photo` or `leaders.0.photo`. */
  path: string;
  label: string;
  required: boolean;
}

/** A picture that is stored as soon as it is chosen. The form holds what is stored, and a save waits for it. */
export function StoredPictureField({ form, path, label, required }: StoredPictureFieldProps) {
  const { uploads } = form;
  const picture = usePicture();
  const value = useWatch({ control: form.control, name: path });
  const before = useRef(value);
  const latest = useRef<Promise<boolean>>(undefined);
  useEffect(() => () => void uploads.delete(path), [uploads, path]);

  const set = (next: unknown) => form.setValue(path, next, { shouldDirty: true });
  /** @returns whether the form holds what was chosen */
  async function store(): Promise<boolean> {
    const chosen = await picture.ready();
    if (!chosen) return true;
    if ('problem' in chosen) return false;
    try {
      const stored = await storePicture(chosen.file);
      if (uploads.get(path) === latest.current) set(stored);
      return true;
    } catch (error) {
      picture.setProblem(reasonOf(error));
      return false;
    }
  }
  const forget = () => {
    picture.empty();
    uploads.delete(path);
  };

  return (
    <PictureField
      label={label}
      picture={{
        ...picture,
        problem: picture.problem ?? form.errorOf(path),
        removed: !value && Boolean(before.current) && !picture.chosen,
        choose(file) {
          picture.choose(file);
          latest.current = store();
          uploads.set(path, latest.current);
        },
        empty() {
          forget();
          set(before.current);
        },
        setRemoved(removed) {
          forget();
          set(removed ? null : before.current);
        },
      }}
      current={storedPath(before.current)}
      required={required && !value}
      removable={!required}
    />
  );
}
