import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { STAMP_FORMAT, stampOf } from '../../src/cloth/cloth.ts';
import { lostSvg, posterSvg } from '../../src/cloth/poster.ts';
import { brandFiles } from '../../src/content/brand-files.ts';
import { brands } from '../../src/content/brands.ts';
import { THEMES } from '../../src/domain/brand.ts';
import { COMPANY_IDS } from '../../src/domain/company.ts';
import { type Picture, pictureHash } from '../../src/domain/picture.ts';

/** Weaves a picture for the writer of each sample in the carousel, into public/media, and lists them in pictures.json; and
 * the pictures of the welcome popup and of the page that is not there. */

const MEDIA = new URL('../../public/media/', import.meta.url);
const MANIFEST = new URL('pictures.json', import.meta.url);

/** Ten pixels a stitch: about two for one of a phone, and one size for all screens. */
const SIZE = { width: STAMP_FORMAT.columns * 10, height: STAMP_FORMAT.rows * 10 };

const folderOf = (hash: string): URL => new URL(`${hash}/`, MEDIA);

/** Edges as sharp as those of stitches are light without loss in WebP; AVIF comes near. */
async function encode(drawing: string, { hash, width }: Picture): Promise<void> {
  const woven = sharp(Buffer.from(drawing), { density: 720 }).resize(SIZE);
  const file = (name: string) => fileURLToPath(new URL(name, folderOf(hash)));
  await mkdir(folderOf(hash), { recursive: true });
  await woven
    .clone()
    .webp({ lossless: true, effort: 6 })
    .toFile(file(`${width}.webp`));
  await woven
    .clone()
    .avif({ quality: 30, effort: 9 })
    .toFile(file(`${width}.avif`));
}

async function removeAllBut(hashes: ReadonlySet<string>): Promise<void> {
  for (const folder of await readdir(MEDIA)) {
    if (!hashes.has(folder)) await rm(new URL(folder, MEDIA), { recursive: true });
  }
}

const pictures: Record<string, Picture> = {};
await mkdir(MEDIA, { recursive: true });
for (const companyId of COMPANY_IDS) {
  for (const { id, caption } of brandFiles[companyId].carousel) {
    const drawing = stampOf(caption, brands[companyId].theme);
    // The hash is that of the drawing: rendered pixels differ a little from machine to machine.
    const picture = { hash: await pictureHash(drawing), ...SIZE };
    if (!existsSync(folderOf(picture.hash))) await encode(drawing, picture);
    pictures[id] = picture;
  }
}
await removeAllBut(new Set(Object.values(pictures).map(({ hash }) => hash)));
await writeFile(new URL('../welcome.svg', MEDIA), posterSvg());
for (const theme of THEMES) await writeFile(new URL(`../lost-${theme}.svg`, MEDIA), lostSvg(theme));
await writeFile(MANIFEST, `${JSON.stringify(pictures, null, 2)}\n`);
