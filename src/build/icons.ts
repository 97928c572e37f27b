import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { ICON_PATHS } from '../paths.ts';

/** The icons of the site, all drawn from public/favicon.svg at build. */
interface Look {
  /** Pixels of a side. */
  size: number;
  /** How much of the side the mark takes. */
  mark: number;
  /** Behind the mark; left out, nothing. */
  ground?: string;
}

const WHITE = '#ffffff';
const LOOKS: Readonly<Record<string, Look>> = {
  // iOS paints black where an icon is transparent.
  [ICON_PATHS.apple]: { size: 180, mark: 0.8, ground: WHITE },
  [ICON_PATHS.small]: { size: 192, mark: 1 },
  [ICON_PATHS.large]: { size: 512, mark: 1 },
  // Android cuts whatever shape it likes; only the middle circle of 80 % is safe.
  [ICON_PATHS.maskable]: { size: 512, mark: 0.62, ground: WHITE },
};

export const pngPaths = Object.keys(LOOKS);

export async function pngIcon(path: string): Promise<Uint8Array> {
  const look = LOOKS[path];
  if (!look) throw new Error(`There is no icon ${path}.`);
  return draw(look);
}

async function draw({ size, mark, ground }: Look): Promise<Buffer> {
  const inner = Math.round(size * mark);
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  const drawing = sharp(await readFile(`public${ICON_PATHS.svg}`), { density: 72 * (inner / 48) })
    .resize(inner, inner)
    .extend({ top: before, left: before, bottom: after, right: after, background });
  if (ground) drawing.flatten({ background: ground });
  return drawing.png({ compressionLevel: 9 }).toBuffer();
}

/** A Windows icon that holds one PNG, which every browser since 2010 reads. White behind it, for dark tabs. */
export async function icoIcon(): Promise<Uint8Array> {
  const size = 32;
  const png = await draw({ size, mark: 0.88, ground: WHITE });
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
