import { useEffect, useState } from 'react';
import { mediaPath } from '../../paths.ts';
import { type CheckedPicture, checkPicture } from '../ui/picture-check.ts';
import type { FormPicture } from './form-values.ts';

/** Where a picture can be seen that is stored. */
export const storedUrl = (picture: Exclude<FormPicture, File>): string | undefined =>
  picture && typeof picture === 'object' ? mediaPath(picture, picture.width, 'webp') : (picture ?? undefined);

interface ShownPicture {
  url?: string;
  checking?: boolean;
  /** What was done to the file, or what is wrong with it. */
  note?: string;
  warning?: string;
  problem?: string;
}

/** Where a picture of a form can be seen, and what is to be said of it. A chosen file is looked at first. */
export function useShownPicture(picture: FormPicture): ShownPicture {
  const [chosen, setChosen] = useState<{ url?: string; checked: CheckedPicture }>();
  useEffect(() => {
    if (!(picture instanceof File)) return;
    let url: string | undefined;
    let left = false;
    void checkPicture(picture).then((checked) => {
      if (left) return;
      if ('file' in checked) url = URL.createObjectURL(checked.file);
      setChosen({ url, checked });
    });
    return () => {
      left = true;
      if (url) URL.revokeObjectURL(url);
      setChosen(undefined);
    };
  }, [picture]);

  if (!(picture instanceof File)) return { url: storedUrl(picture) };
  return { url: chosen?.url, checking: !chosen, ...chosen?.checked };
}
