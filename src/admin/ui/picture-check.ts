import { PICTURE_TEXTS } from '#texts/picture';
import { PICTURE_MAX_BYTES, PICTURE_MAX_PIXELS } from '../../domain/limits.ts';
import {
  looksLikeSvg,
  PICTURE_HEAD_BYTES,
  PICTURE_KIND_NAMES,
  PICTURE_KINDS,
  type PictureKind,
  pictureKind,
} from '../../domain/picture-kind.ts';
import { shrink } from './shrink-picture.ts';

/** What the file chooser offers and the server takes. */
export const PICTURE_TYPES = PICTURE_KINDS.map((kind) => `image/${kind}` as const);

const SVG_SEARCHED_BYTES = 4096;
const MEGABYTE = 1024 * 1024;
export const PICTURE_MAX_MEGABYTES = PICTURE_MAX_BYTES / MEGABYTE;

/** A picture fit to be sent, perhaps with a word on what was done to it, or why the file is none. */
export type CheckedPicture = { file: File; note?: string } | { problem: string };

const checks = new WeakMap<File, Promise<CheckedPicture>>();

/** Looks at each file once, however often its form is checked. */
export function checkPicture(file: File): Promise<CheckedPicture> {
  const check = checks.get(file) ?? judge(file);
  checks.set(file, check);
  return check;
}

/** Judges a file by what it holds, not by its name, and makes it smaller where the server would refuse it. */
async function judge(file: File): Promise<CheckedPicture> {
  if (file.size === 0) return { problem: PICTURE_TEXTS.empty };
  try {
    const kind = pictureKind(new Uint8Array(await file.slice(0, PICTURE_HEAD_BYTES).arrayBuffer()));
    return kind ? await fitted(file, kind) : { problem: await whyNone(file) };
  } catch {
    // A file that was moved or taken away since it was chosen.
    return { problem: PICTURE_TEXTS.unreadable };
  }
}

async function fitted(file: File, kind: PictureKind): Promise<CheckedPicture> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  try {
    // Not every browser reads AVIF; the server does, and judges it again.
    if (!bitmap && kind !== 'avif') return { problem: PICTURE_TEXTS.damaged };
    const { width = 0, height = 0 } = bitmap ?? {};
    if (file.size <= PICTURE_MAX_BYTES && width * height <= PICTURE_MAX_PIXELS) {
      return { file: asFile(file, file, `image/${kind}`) };
    }
    const smaller = bitmap && (await shrink(bitmap));
    const before = megabytes(file.size);
    if (!smaller) return { problem: PICTURE_TEXTS.tooLarge(before, PICTURE_MAX_MEGABYTES) };
    const { blob } = smaller;
    return {
      file: asFile(blob, file, blob.type),
      note: PICTURE_TEXTS.shrunk(before, megabytes(blob.size), smaller.width, smaller.height),
    };
  } finally {
    bitmap?.close();
  }
}

/** The server also looks at the name and the type, which are wrong at times: photo.jfif, or AVIF without a type. */
function asFile(content: Blob, { name, lastModified }: File, type: string): File {
  const [baseName] = name.split(/\.[^.]*$/);
  return new File([content], `${baseName}.${type.replace('image/', '')}`, { type, lastModified });
}

const megabytes = (bytes: number): string =>
  (Math.max(1, Math.ceil((bytes / MEGABYTE) * 10)) / 10).toFixed(1);

async function whyNone(file: File): Promise<string> {
  const beginning = await file.slice(0, SVG_SEARCHED_BYTES).text();
  const isSvg = looksLikeSvg(beginning) || /svg/.test(file.type);
  return (isSvg ? PICTURE_TEXTS.svg : PICTURE_TEXTS.otherKind)(PICTURE_KIND_NAMES);
}
