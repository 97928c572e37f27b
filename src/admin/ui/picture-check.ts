import { PICTURE_MAX_BYTES, PICTURE_MAX_PIXELS } from '../../domain/limits.ts';
import {
  looksLikeSvg,
  PICTURE_HEAD_BYTES,
  PICTURE_KIND_NAMES,
  PICTURE_KINDS,
  type PictureKind,
  pictureKind,
} from '../../domain/picture-kind.ts';
import { megabytes, shrink } from './shrink-picture.ts';

/** What the file chooser offers and the server takes. */
export const PICTURE_TYPES = PICTURE_KINDS.map((kind) => `image/${kind}` as const);

const SVG_SEARCHED_BYTES = 4096;
const EXTENSIONS: Readonly<Record<PictureKind, RegExp>> = {
  jpeg: /\.jpe?g$/i,
  png: /\.png$/i,
  webp: /\.webp$/i,
  avif: /\.avif$/i,
  gif: /\.gif$/i,
};

/** A picture fit to be sent, perhaps with a word on what was done to it, or why the file is none. */
export type CheckedPicture = { file: File; note?: string } | { problem: string };

/** Judges a file by what it holds, not by its name, and makes it smaller where the server would refuse it. */
export async function checkPicture(file: File): Promise<CheckedPicture> {
  if (file.size === 0) return { problem: 'This file is empty. Choose another one.' };
  const kind = pictureKind(new Uint8Array(await file.slice(0, PICTURE_HEAD_BYTES).arrayBuffer()));
  if (!kind) return { problem: await whyNone(file) };
  const bitmap = await createImageBitmap(file).catch(() => null);
  // Not every browser reads AVIF; the server does, and judges it again.
  if (!bitmap && kind !== 'avif') {
    return { problem: 'This picture is damaged and cannot be read. Choose another one.' };
  }
  try {
    const fits = file.size <= PICTURE_MAX_BYTES;
    if (fits && (!bitmap || bitmap.width * bitmap.height <= PICTURE_MAX_PIXELS)) {
      return { file: named(file, kind) };
    }
    const smaller = bitmap && (await shrink(bitmap, file.name));
    if (!smaller) return { problem: tooLarge(file.size) };
    return {
      file: smaller.file,
      note: `Made smaller to fit: ${megabytes(file.size)} MB to ${megabytes(smaller.file.size)} MB, ${smaller.width} × ${smaller.height} pixels.`,
    };
  } finally {
    bitmap?.close();
  }
}

/** The server also looks at the name and the type, which are wrong at times: photo.jfif, or AVIF without a type. */
const named = (file: File, kind: PictureKind): File => {
  const type = `image/${kind}`;
  if (file.type === type && EXTENSIONS[kind].test(file.name)) return file;
  return new File([file], `${baseName(file.name)}.${kind}`, { type });
};

export const baseName = (name: string): string => name.replace(/\.[^.]*$/, '') || 'picture';

const tooLarge = (size: number) =>
  `This picture has ${megabytes(size)} MB; at most ${PICTURE_MAX_BYTES / 1024 / 1024} MB are possible. Make it smaller or choose another one.`;

async function whyNone(file: File): Promise<string> {
  const beginning = await file.slice(0, SVG_SEARCHED_BYTES).text();
  const isSvg = looksLikeSvg(beginning) || /svg/.test(file.type);
  return isSvg
    ? `This is an SVG drawing, which may carry programs and is not taken, whatever its name. Choose a ${PICTURE_KIND_NAMES} picture.`
    : `This is not a ${PICTURE_KIND_NAMES} picture. Choose another file.`;
}
