import { PICTURE_TEXTS } from '#texts/picture';
import {
  PICTURE_MAX_BYTES,
  PICTURE_SENT_BYTES,
  PICTURE_SENT_SIDE,
  PICTURE_SHARP_WIDTH,
} from '../../domain/limits.ts';
import { isPictureSize } from '../../domain/picture.ts';
import {
  looksLikeSvg,
  PICTURE_HEAD_BYTES,
  PICTURE_KIND_NAMES,
  PICTURE_KINDS,
  pictureKind,
} from '../../domain/picture-kind.ts';
import { shrink, shrunkSize } from './shrink-picture.ts';

/** What the file chooser offers and the server takes. Without HEIC there, an iPhone hands over JPEG by itself. */
export const PICTURE_TYPES = PICTURE_KINDS.map((kind) => `image/${kind}` as const);

const SVG_SEARCHED_BYTES = 4096;
const MEGABYTE = 1024 * 1024;

/** A picture fit to be sent, with what is to be said of it, or why the file is none. */
export type CheckedPicture = { file: File; note?: string; warning?: string } | { problem: string };

const checks = new WeakMap<File, Promise<CheckedPicture>>();

/** Looks at each file once, however often its form is checked. */
export function checkPicture(file: File): Promise<CheckedPicture> {
  const check = checks.get(file) ?? judge(file);
  checks.set(file, check);
  return check;
}

/** Judges a file by what it holds, not by its name, and makes a photo small enough for a slow connection. */
async function judge(file: File): Promise<CheckedPicture> {
  if (file.size === 0) return { problem: PICTURE_TEXTS.empty };
  try {
    const kind = pictureKind(new Uint8Array(await file.slice(0, PICTURE_HEAD_BYTES).arrayBuffer()));
    if (!kind) return { problem: await whyNone(file) };
    // Decoded upright, whatever rotation the camera has noted.
    const bitmap = await createImageBitmap(file).catch(() => null);
    if (bitmap) return await fitted(file, kind, bitmap).finally(() => bitmap.close());
    // Only some browsers read HEIC. Not every one reads AVIF; the server does, and judges it again.
    if (kind === 'heic') return { problem: PICTURE_TEXTS.heic };
    if (kind !== 'avif') return { problem: PICTURE_TEXTS.damaged };
    return file.size <= PICTURE_MAX_BYTES ? { file: asFile(file, file, 'image/avif') } : tooLarge(file);
  } catch {
    // A file that was moved or taken away since it was chosen.
    return { problem: PICTURE_TEXTS.unreadable };
  }
}

type Kind = NonNullable<ReturnType<typeof pictureKind>>;

async function fitted(file: File, kind: Kind, bitmap: ImageBitmap): Promise<CheckedPicture> {
  const { width, height } = bitmap;
  const warning =
    width < PICTURE_SHARP_WIDTH ? PICTURE_TEXTS.small(width, height, PICTURE_SHARP_WIDTH) : undefined;
  const isTaken = kind !== 'heic' && file.size <= PICTURE_MAX_BYTES && isPictureSize(kind, width, height);
  const isSmall = file.size <= PICTURE_SENT_BYTES && Math.max(width, height) <= PICTURE_SENT_SIDE;
  // Drawn anew, a moving GIF would stand still.
  const smaller = isTaken && (isSmall || kind === 'gif') ? null : await shrink(bitmap).catch(() => null);
  if (isTaken && (!smaller || smaller.size >= file.size)) {
    return { file: asFile(file, file, `image/${kind}`), warning };
  }
  if (!smaller) return tooLarge(file);
  const size = shrunkSize(width, height);
  return {
    file: asFile(smaller, file, smaller.type),
    note: PICTURE_TEXTS.shrunk(megabytes(file.size), megabytes(smaller.size), size.width, size.height),
    warning,
  };
}

/** The server also looks at the name and the type, which are wrong at times: photo.jfif, or AVIF without a type. */
function asFile(content: Blob, { name, lastModified }: File, type: string): File {
  const [baseName] = name.split(/\.[^.]*$/);
  return new File([content], `${baseName}.${type.replace('image/', '')}`, { type, lastModified });
}

const megabytes = (bytes: number): string =>
  PICTURE_TEXTS.megabytes((Math.max(1, Math.ceil((bytes / MEGABYTE) * 10)) / 10).toFixed(1));

const tooLarge = ({ size }: File) => ({
  problem: PICTURE_TEXTS.tooLarge(megabytes(size), megabytes(PICTURE_MAX_BYTES)),
});

async function whyNone(file: File): Promise<string> {
  const beginning = await file.slice(0, SVG_SEARCHED_BYTES).text();
  const isSvg = looksLikeSvg(beginning) || /svg/.test(file.type);
  return (isSvg ? PICTURE_TEXTS.svg : PICTURE_TEXTS.otherKind)(PICTURE_KIND_NAMES);
}
