import { crc32 } from 'node:zlib';
import { pictureKind } from '../../domain/picture-kind.ts';

/**
 * Whether a file comes to the end that its kind has. The decoder finds out too, but of an interlaced PNG or a
 * progressive JPEG of many megapixels only after it has unpacked all there is, for a second or more. Of the other kinds
 * it knows at once, and they are left to it.
 */
export function isComplete(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const kind = pictureKind(bytes);
  if (kind === 'png') return reachesEndOfPng(bytes);
  if (kind === 'jpeg') return reachesEndOfJpeg(bytes);
  return true;
}

const PNG_SIGNATURE_BYTES = 8;

/** Chunks of length, type, data and checksum. What a picture needs has a capital letter; the rest may be damaged. */
function reachesEndOfPng(bytes: Buffer): boolean {
  for (let at = PNG_SIGNATURE_BYTES; at + 12 <= bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length) return false;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (/^[A-Z]/.test(type) && crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return false;
    if (type === 'IEND') return true;
    at = end + 4;
  }
  return false;
}

const [MARKER, END, START, RESTART_FIRST, RESTART_LAST] = [0xff, 0xd9, 0xd8, 0xd0, 0xd7];

/** Markers, most of them with a length, and pixels, in which a byte that looks like a marker is followed by zero. */
function reachesEndOfJpeg(bytes: Buffer): boolean {
  let at = 0;
  while (true) {
    at = bytes.indexOf(MARKER, at);
    const code = bytes[at + 1];
    if (at < 0 || code === undefined) return false;
    if (code === END) return true;
    const stuffed = code === 0;
    const bare = code === START || code === MARKER || (code >= RESTART_FIRST && code <= RESTART_LAST);
    if (stuffed || bare) at += code === MARKER ? 1 : 2;
    else if (at + 4 <= bytes.length) at += 2 + bytes.readUInt16BE(at + 2);
    else return false;
  }
}
