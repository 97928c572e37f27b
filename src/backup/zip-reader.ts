import { inflateSync, strFromU8 } from 'fflate';

/** Where a file stands in a ZIP. */
interface Entry {
  /** Of its local header. */
  start: number;
  method: number;
  packedBytes: number;
  bytes: number;
}

/** Signatures and lengths of the records of a ZIP, without names and comments. */
const DIRECTORY_END = { signature: 0x06054b50, bytes: 22 };
const DIRECTORY_ENTRY = { signature: 0x02014b50, bytes: 46 };
const LOCAL_HEADER = { signature: 0x04034b50, bytes: 30 };
const COMMENT_MAX = 0xffff;
const [STORED, DEFLATED] = [0, 8];

export interface ZipReader {
  /** What the ZIP claims of each file. */
  files: ReadonlyMap<string, { bytes: number }>;
  /** @throws when there is no such file, or it is damaged; no more than the size that it claims is unpacked */
  unpack(name: string): Uint8Array<ArrayBuffer>;
}

/**
 * Opens a ZIP and reads its list of files, once: unpacking a file by its name then costs no more than the file.
 * @throws when it is no ZIP, or is cut off
 */
export function readZip(zip: Uint8Array<ArrayBuffer>): ZipReader {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const expect = (at: number, { signature }: { signature: number }) => {
    if (view.getUint32(at, true) !== signature) throw new Error('This is no ZIP.');
  };
  const files = new Map<string, Entry>();
  const end = directoryEnd(view);
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    expect(at, DIRECTORY_ENTRY);
    const [nameBytes = 0, extraBytes = 0, commentBytes = 0] = [28, 30, 32].map((place) =>
      view.getUint16(at + place, true),
    );
    const nameAt = at + DIRECTORY_ENTRY.bytes;
    files.set(strFromU8(zip.subarray(nameAt, nameAt + nameBytes)), {
      start: view.getUint32(at + 42, true),
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      bytes: view.getUint32(at + 24, true),
    });
    at = nameAt + nameBytes + extraBytes + commentBytes;
  }

  function unpack(name: string): Uint8Array<ArrayBuffer> {
    const entry = files.get(name);
    if (!entry) throw new Error(`The ZIP has no ${name}.`);
    const { start, method, packedBytes, bytes } = entry;
    expect(start, LOCAL_HEADER);
    const dataAt =
      start + LOCAL_HEADER.bytes + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
    const packed = zip.slice(dataAt, dataAt + packedBytes);
    if (method === STORED) return packed;
    if (method !== DEFLATED) throw new Error(`${name} is packed in another way.`);
    return inflateSync(packed, { out: new Uint8Array(bytes) }) as Uint8Array<ArrayBuffer>;
  }

  return { files, unpack };
}

/** Where the record stands that a ZIP ends with, but for a comment. */
function directoryEnd(view: DataView): number {
  const last = view.byteLength - DIRECTORY_END.bytes;
  for (let at = last; at >= Math.max(0, last - COMMENT_MAX); at--)
    if (view.getUint32(at, true) === DIRECTORY_END.signature) return at;
  throw new Error('This is no ZIP.');
}
