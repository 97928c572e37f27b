import { checkPicture } from '../ui/picture-check.ts';

const urls = new Map<File, string>();

/** Where pictures that were chosen can be seen, for as long as the admin is open. */
export const pictureUrls = {
  /** @returns undefined for what is none, and until it is known; then `onReady` is called */
  get(file: File, onReady: () => void): string | undefined {
    const known = urls.get(file);
    if (known !== undefined) return known || undefined;
    urls.set(file, '');
    void checkPicture(file).then((checked) => {
      if (!('file' in checked)) return;
      urls.set(file, URL.createObjectURL(checked.file));
      onReady();
    });
    return undefined;
  },
};
