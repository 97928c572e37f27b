import { isUtf8 } from 'node:buffer';

/**
 * Names as bytes. Keys and store names are compared, ordered and cut as bytes and never as text: the order of
 * UTF-8 bytes is the order in which production lists, and no collation can make two names one.
 */

const PERCENT = 0x25;

const hexDigit = (byte: number | undefined): number =>
  byte === undefined ? Number.NaN : Number.parseInt(String.fromCharCode(byte), 16);

/**
 * Undoes the percent-encoding of a URL's path once, on bytes. A `%` that begins no valid escape stays what it
 * is, because the client's URL leaves it so: the key `100%` travels as `100%`.
 */
export function percentDecode(encoded: string): Buffer {
  const source = Buffer.from(encoded, 'latin1');
  const decoded = Buffer.alloc(source.length);
  let length = 0;
  for (let at = 0; at < source.length; at += 1) {
    const byte = source[at] ?? 0;
    const value = byte === PERCENT ? hexDigit(source[at + 1]) * 16 + hexDigit(source[at + 2]) : Number.NaN;
    decoded[length] = Number.isNaN(value) ? byte : value;
    length += 1;
    if (!Number.isNaN(value)) at += 2;
  }
  return decoded.subarray(0, length);
}

/** Whether the bytes can be named in a JSON answer without loss. */
export const isText = (bytes: Uint8Array): boolean => isUtf8(bytes);

export const toText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');

export const toBytes = (text: string): Buffer => Buffer.from(text, 'utf8');

/** The first name after `name` in byte order. */
export const nextName = (name: Uint8Array): Buffer => Buffer.concat([name, Buffer.from([0])]);

/**
 * The first name in byte order that neither starts with `prefix` nor comes before it: the open end of the
 * prefix's range. UTF-8 has no byte 0xFF, so one 0xFF ends the range of the empty prefix, and the last byte of
 * another prefix can always be raised.
 */
export function endOfPrefix(prefix: Uint8Array): Buffer {
  if (prefix.length === 0) return Buffer.from([0xff]);
  const end = Buffer.from(prefix);
  end[end.length - 1] = (end.at(-1) ?? 0) + 1;
  return end;
}

export const laterOf = (a: Uint8Array, b: Uint8Array): Uint8Array => (Buffer.compare(a, b) < 0 ? b : a);
