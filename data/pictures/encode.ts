import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { PICTURE_WIDTHS } from '../../src/domain/limits.ts';
import { type Picture, pictureHash, pictureWidths } from '../../src/domain/picture.ts';
import { encodePicture } from '../../src/server/media/encode.ts';

/** Encodes every drawing of this folder into public/media and lists them in data/pictures.json. */

const DRAWINGS = new URL('./', import.meta.url);
const MEDIA = new URL('../../public/media/', import.meta.url);
const MANIFEST = new URL('../pictures.json', import.meta.url);
const FORMATS = ['avif', 'webp'] as const;
const LARGEST = Math.max(...PICTURE_WIDTHS);

const folderOf = (hash: string): URL => new URL(`${hash}/`, MEDIA);

const drawingNames = async (): Promise<string[]> =>
  (await readdir(DRAWINGS))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -4))
    .sort();

const isComplete = (hash: string): boolean =>
  pictureWidths(LARGEST).every((width) =>
    FORMATS.every((format) => existsSync(new URL(`${width}.${format}`, folderOf(hash)))),
  );

/** The picture a drawing becomes: as wide as the largest width, as high as its viewBox says. */
async function pictureOf(drawing: Buffer<ArrayBuffer>): Promise<Picture> {
  const { width, height } = await sharp(drawing).metadata();
  // The hash is that of the source: rendered pixels differ a little from machine to machine.
  return { hash: await pictureHash(drawing), width: LARGEST, height: Math.round((LARGEST * height) / width) };
}

async function encode(drawing: Buffer, hash: string): Promise<void> {
  const large = await sharp(drawing).resize({ width: LARGEST }).png().toBuffer();
  const { versions } = await encodePicture(new Uint8Array(large), 'png');
  await mkdir(folderOf(hash), { recursive: true });
  for (const { width, format, bytes } of versions) {
    await writeFile(new URL(`${width}.${format}`, folderOf(hash)), bytes);
  }
}

async function removeAllBut(hashes: ReadonlySet<string>): Promise<void> {
  for (const folder of await readdir(MEDIA)) {
    if (!hashes.has(folder)) await rm(new URL(folder, MEDIA), { recursive: true });
  }
}

const pictures: Record<string, Picture> = {};
await mkdir(MEDIA, { recursive: true });
for (const name of await drawingNames()) {
  const drawing = await readFile(new URL(`${name}.svg`, DRAWINGS));
  const picture = await pictureOf(drawing);
  if (!isComplete(picture.hash)) await encode(drawing, picture.hash);
  pictures[name] = picture;
}
await removeAllBut(new Set(Object.values(pictures).map(({ hash }) => hash)));
await writeFile(MANIFEST, `${JSON.stringify(pictures, null, 2)}\n`);
