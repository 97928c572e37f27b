import { mkdir, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { allCards, DIGESTS, digestOf } from './cards.ts';

/** Draws every card into public/og, as JPEG, which all services that show previews can read. */

const PUBLIC = new URL('../../public/', import.meta.url);
const JPEG = { quality: 84, chromaSubsampling: '4:4:4' } as const;

await rm(new URL('og/', PUBLIC), { recursive: true, force: true });
const digests: Record<string, string> = {};
for (const card of allCards()) {
  const file = new URL(card.path.slice(1), PUBLIC);
  await mkdir(new URL('./', file), { recursive: true });
  await writeFile(file, await sharp(Buffer.from(card.svg)).flatten().jpeg(JPEG).toBuffer());
  digests[card.path] = digestOf(card);
}
await writeFile(DIGESTS, `${JSON.stringify(digests, null, 2)}\n`);
