import type { Said } from '../../content/sections.ts';
import { replaceTexts } from '../../domain/edit-place.ts';
import { sectionOf } from '../../domain/section.ts';

/**
 * Marks on a page what says which field, for the admin to have it typed over in place: `data-edit`, with a place as
 * src/domain/edit-place.ts names it. No component knows of it. The page is rendered twice, once as visitors get it and once with
 * each text between signs that name its place; where a text of the second has signs, the same text of the first is marked. A text
 * that has to be there and is empty shows what it is called, and carries `data-empty`, so that there is something to type over.
 */
export async function markedPage(said: Said, render: (said: Said) => Promise<string>): Promise<string> {
  const empty = new Set<string>();
  const whole = replaceAll(said, (text, place, field) => {
    if (text !== '' || field.empty !== undefined) return text;
    empty.add(place);
    return field.label;
  });
  const places: string[] = [];
  const signed = replaceAll(whole, (text, place) =>
    text === '' ? text : sign(text, places.push(place) - 1),
  );
  const attributes = places.map((place) => `data-edit="${place}"${empty.has(place) ? ' data-empty' : ''}`);
  return mark(await render(whole), await render(signed), attributes);
}

const replaceAll = (said: Said, replace: Parameters<typeof replaceTexts>[2]): Said =>
  new Map([...said].map(([id, values]) => [id, replaceTexts(sectionOf(id), values, replace)]));

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

function mark(plain: string, signed: string, attributes: readonly string[]): string {
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
      marked[index - 1] = before?.replace(/>$/, ` ${attributes[Number(only[1])]}>`) ?? '';
    else
      marked[index] = text.replace(
        SIGNED,
        (_, number: string, said: string) => `<span ${attributes[Number(number)]}>${said}</span>`,
      );
  }
  return marked.join('');
}
