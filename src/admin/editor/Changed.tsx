import { diffArrays } from 'diff';
import { Fragment, useMemo } from 'react';

/** What is the same in both versions is told by its beginning and end when it is longer than both, in characters. */
const CONTEXT = 60;

/** By words, which keeps signs together that belong to one letter. */
const words = (text: string): string[] => text.split(/(\s+)/);

interface Part {
  text: string;
  isChanged: boolean;
}

/** What of `text` stands in `other`, too, and what does not, in the order of `text`. */
export function changes(text: string, other: string): Part[] {
  const found = diffArrays(words(other), words(text))
    .filter(({ removed }) => !removed)
    .map(({ value, added }) => ({ text: value.join(''), isChanged: added }));
  const parts: Part[] = [];
  for (const [index, { text: part, isChanged }] of found.entries()) {
    // One mark for several words: the space between them is no news.
    const isBetween = part.trim() === '' && found[index - 1]?.isChanged && found[index + 1]?.isChanged;
    const last = parts.at(-1);
    if (last && last.isChanged === (isChanged || isBetween)) last.text += part;
    else if (part) parts.push({ text: part, isChanged });
  }
  return parts;
}

/** Without the middle of what is the same: nobody compares that. */
export function shortened({ text }: Part, isFirst: boolean, isLast: boolean): string {
  const [start, end] = [isFirst ? 0 : CONTEXT, isLast ? 0 : CONTEXT];
  if (text.length <= start + end + CONTEXT) return text;
  const head = text.slice(0, start).replace(/\S*$/, '');
  const tail = text.slice(text.length - end).replace(/^\S*/, '');
  return `${head}…${end === 0 ? '' : tail}`;
}

/** A text of a conflict, with a mark on what the other version does not say. */
export function Changed({ text, other }: { text: string; other: string }) {
  const parts = useMemo(() => changes(text, other), [text, other]);
  return (
    <span className="version-text">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name than their place
        <Fragment key={index}>
          {part.isChanged ? (
            <mark>{part.text}</mark>
          ) : (
            shortened(part, index === 0, index === parts.length - 1)
          )}
        </Fragment>
      ))}
    </span>
  );
}
