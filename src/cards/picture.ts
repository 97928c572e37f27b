import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Course } from '../domain/course.ts';
import { readPicture } from '../server/storage/media.ts';
import type { CardPicture } from './draw.ts';

/** Address of a stored picture's largest version, as on the wire. */
const ADDRESS = /^\/media\/([0-9a-f]{32})\/(\d+)\.webp$/;

/** The picture of a course for its card: a sample's is a file of public/, an uploaded one is in the store. */
export function coursePicture({ id, image }: Course): CardPicture | undefined {
  const [, hash, width] = ADDRESS.exec(image ?? '') ?? [];
  if (!hash) return undefined;
  return {
    hash,
    async bytes() {
      const file = await readFile(join('public/media', hash, `${width}.webp`)).catch(() => null);
      const bytes = file ?? (await readPicture(hash, Number(width), 'webp'));
      if (!bytes) throw new Error(`The picture of the course ${id} is missing.`);
      return new Uint8Array(bytes);
    },
  };
}
