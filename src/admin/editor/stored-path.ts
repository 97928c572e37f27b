import type { Picture } from '../../domain/picture.ts';
import { mediaPath } from '../../paths.ts';

/** Where a stored picture can be seen. */
export function storedPath(value: unknown): string | null {
  const picture = value as Picture | null | undefined;
  return picture ? mediaPath(picture, picture.width, 'webp') : null;
}
