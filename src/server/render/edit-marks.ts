import { firstEntry, ownerOf, replacePlacedPictures, replaceTexts } from '../../domain/edit-place.ts';

/** What is edited on a page, by the ids that `ownerOf` knows. */
type Edited = ReadonlyMap<string, object>;

/**
 * Marks on a page what says which field, for the admin to have it typed over in place: `data-edit`, with a place as
 * src/domain/edit-place.ts names it. No component knows of it. The page is rendered twice, once as visitors get it and once with
 * each text between signs that name its place; where a text of the second has signs, the same text of the first is marked. A text
 * that is empty shows what it is called, and a list of none an entry of such texts, and carry `data-empty`, so that there is
 * something to type over. In a third rendering every picture has an address that names its place: what holds it there is marked
 * with `data-edit-picture`, whether it holds a picture or what stands in its place.
 */
export async function markedPage(
  edited: Edited,
  render: (edited: Edited) => Promise<string>,
): Promise<string> {
  const empty = new Set<string>();
  const whole = replaceAll(withFirstEntries(edited), (text, place, field) => {
    if (text !== '' || field.fallback) return text;
    empty.add(place);
    return field.label;
  });
  const places: string[] = [];
  const signed = replaceAll(whole, (text, place) =>
    text === '' ? text : sign(text, places.push(place) - 1),
  );
  const attributes = places.map((place) => `data-edit="${place}"${empty.has(place) ? ' data-empty' : ''}`);
  const pictures: string[] = [];
  const pictured = withPictures(whole, (place) => addressOf(pictures.push(place) - 1));
  const parts = markTexts(await render(whole), await render(signed), attributes);
  if (pictures.length > 0) markPictures(parts, await render(pictured), pictures);
  return parts.join('');
}

/** The hash of no picture: a number within zeros. */
const addressOf = (place: number) => String(place).padStart(32, '0');
const HASHED = /\/media\/(0{20}\d{12})\//;
const SIZE = { width: 480, height: 300 };

const withPictures = (edited: Edited, hashOf: (place: string) => string): Edited =>
  new Map(
    [...edited].map(([id, values]) => [
      id,
      replacePlacedPictures(ownerOf(id), { ...values, ...IMAGE_SIZE }, (place, { control }) => {
        const hash = hashOf(place);
        return control.kind === 'file'
          ? `/media/${hash}/${SIZE.width}.webp`
          : { image: { hash, ...SIZE }, alt: '', focus: '' };
      }),
    ]),
  );
/** Of the picture that a record has as a file. */
const IMAGE_SIZE = { image_width: SIZE.width, image_height: SIZE.height };

const withFirstEntries = (edited: Edited): Edited =>
  new Map(
    [...edited].map(([id, values]) => [
      id,
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => {
          const field = ownerOf(id).fields[name];
          const first = field && Array.isArray(value) && value.length === 0 ? firstEntry(field) : null;
          return [name, first === null ? value : [first]];
        }),
      ),
    ]),
  );

const replaceAll = (edited: Edited, replace: Parameters<typeof replaceTexts>[2]): Edited =>
  new Map([...edited].map(([id, values]) => [id, replaceTexts(ownerOf(id), values, replace)]));

// Characters that no text may hold: Unicode keeps them for use within a program.
const [BEGIN, NAMED, END] = ['\ufdd0', '\ufdd1', '\ufdd2'];
const sign = (text: string, place: number): string => `${BEGIN}${place}${NAMED}${text}${END}`;
const SIGNED = new RegExp(`${BEGIN}(\\d+)${NAMED}([^${END}]*)${END}`, 'g');

/** A tag, a comment, or a text. Elements that hold no markup count as one tag. */
const PARTS =
  /<(script|style|title|textarea|svg|select)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<(?:"[^"]*"|'[^']*'|[^"'>])*>|[^<]+/g;
const isText = (part: string) => !part.startsWith('<');
/** An opening tag that its text may belong to alone. */
const isOpening = (part: string | undefined) =>
  part !== undefined && /^<[a-z]/.test(part) && !part.endsWith('/>');
const isClosing = (part: string | undefined) => part?.startsWith('</') ?? false;

function markTexts(plain: string, signed: string, attributes: readonly string[]): string[] {
  const texts = (signed.match(PARTS) ?? []).filter(isText);
  const parts = plain.match(PARTS) ?? [];
  if (parts.filter(isText).length !== texts.length)
    throw new Error('A sign has changed what the page is made of.');
  let place = 0;
  const marked = [...parts];
  for (const [index, part] of parts.entries()) {
    if (!isText(part)) continue;
    const text = texts[place++] ?? '';
    const [only, ...more] = text.matchAll(SIGNED);
    if (!only || text.replace(SIGNED, '$2') !== part) continue;
    const before = parts[index - 1];
    if (more.length === 0 && only[0] === text && isOpening(before) && isClosing(parts[index + 1]))
      marked[index - 1] = withAttribute(before, attributes[Number(only[1])]);
    else
      marked[index] = text.replace(
        SIGNED,
        (_, number: string, said: string) => `<span ${attributes[Number(number)]}>${said}</span>`,
      );
  }
  return marked;
}

const withAttribute = (tag = '', attribute = '') => tag.replace(/>$/, ` ${attribute}>`);

/** What a tag is, with a picture in it and without one. */
const tagKey = (part: string): string | undefined => /^<[a-z]+ class="[\w-]+/.exec(part)?.[0];

/** Marks what holds each picture: the tag around it in `pictured`, and the same one of its kind here. */
function markPictures(parts: string[], pictured: string, places: readonly string[]): void {
  const theirs: string[] = pictured.match(PARTS) ?? [];
  const nth = (key: string | undefined, all: readonly string[]) =>
    all.flatMap((part, index) => (key && tagKey(part) === key ? [index] : []));
  const done = new Set<string>();
  for (const [index, part] of theirs.entries()) {
    const hash = HASHED.exec(part)?.[1];
    const place = hash && places[Number(hash)];
    const holder = theirs.lastIndexOf('<picture>', index) - 1;
    if (!place || done.has(place) || holder < 0) continue;
    done.add(place);
    const key = tagKey(theirs[holder] ?? '');
    const own = nth(key, parts)[nth(key, theirs).indexOf(holder)];
    if (own !== undefined) parts[own] = withAttribute(parts[own], `data-edit-picture="${place}"`);
  }
}
