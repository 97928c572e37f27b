import sharp from 'sharp';
import type { Focus } from '../../domain/placed-picture.ts';
import { CARD_BYTES_MAX, CARD_HEIGHT, CARD_WIDTH } from '../../paths.ts';

/** The first is good for nearly every picture; what is all noise needs a lower one to be light enough. */
const QUALITIES = [82, 66, 50, 34, 18];

/**
 * The card that link previews show of a picture: JPEG, which all services read, in their measure, cut so that what the office
 * has said stays, or around what catches the eye.
 */
export async function cropCard(
  picture: ArrayBuffer | Uint8Array,
  focus: Focus = '',
): Promise<Uint8Array<ArrayBuffer>> {
  // "top-left" is "left top" here.
  const position = focus ? focus.split('-').reverse().join(' ') : sharp.strategy.attention;
  const { data, info } = await sharp(picture)
    .resize({ width: CARD_WIDTH, height: CARD_HEIGHT, fit: 'cover', position })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const quality of QUALITIES) {
    const card = await sharp(data, { raw: info }).jpeg({ quality }).toBuffer();
    if (card.length <= CARD_BYTES_MAX) return new Uint8Array(card);
  }
  throw new Error('A card is heavier than any picture of its size.');
}
