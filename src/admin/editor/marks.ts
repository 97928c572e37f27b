/** The marks of Markdown that descriptions know, as edits of what is typed. */
export type Mark = 'heading' | 'list' | 'bold' | 'link';

/** Replaces a part of a text and selects a part of the new one, counted from the beginning of the text. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  select: readonly [from: number, to: number];
}

const LINE_MARKS = { heading: '## ', list: '- ' } as const;
const ANY_LINE_MARK = /^(?:#{1,6}|-|\*|\d+[.)])\s+/;
const BEGIN_OF_ADDRESS = 'https://';

/**
 * Puts a mark on the selected part of a text, or takes it away where it is there already.
 * @param word stands in the place of a selection that is empty
 */
export function edit(mark: Mark, text: string, from: number, to: number, word: string): Edit {
  if (mark === 'bold') return bold(text, from, to, word);
  if (mark === 'link') return link(text, from, to, word);
  return lines(LINE_MARKS[mark], text, from, to);
}

function lines(mark: string, text: string, from: number, to: number): Edit {
  const begin = text.lastIndexOf('\n', from - 1) + 1;
  const end = text.indexOf('\n', to) === -1 ? text.length : text.indexOf('\n', to);
  const before = text.slice(begin, end).split('\n');
  const written = before.filter((line) => line.trim() !== '');
  const isMarked = written.length > 0 && written.every((line) => line.startsWith(mark));
  const after = before.map((line) => {
    if (line.trim() === '' && written.length > 0) return line;
    const bare = line.replace(ANY_LINE_MARK, '');
    return isMarked ? bare : mark + bare;
  });
  const insert = after.join('\n');
  const last = begin + insert.length;
  return { from: begin, to: end, insert, select: from === to ? [last, last] : [begin, last] };
}

function bold(text: string, from: number, to: number, word: string): Edit {
  const isAround = text.slice(from - 2, from) === '**' && text.slice(to, to + 2) === '**';
  if (isAround) {
    const insert = text.slice(from, to);
    return { from: from - 2, to: to + 2, insert, select: [from - 2, from - 2 + insert.length] };
  }
  // Marks stand at words, not at spaces.
  const selected = text.slice(from, to);
  const begin = from + (selected.length - selected.trimStart().length);
  const insert = selected.trim() || word;
  const end = selected.trim() ? begin + insert.length : to;
  const start = selected.trim() ? begin : from;
  return { from: start, to: end, insert: `**${insert}**`, select: [start + 2, start + 2 + insert.length] };
}

/** Selects what is still to be typed: the address, or the words for an address that was selected. */
function link(text: string, from: number, to: number, word: string): Edit {
  const selected = text.slice(from, to).trim();
  const isAddress = /^https?:\/\/\S+$/.test(selected);
  const words = isAddress || selected === '' ? word : selected;
  const address = isAddress ? selected : BEGIN_OF_ADDRESS;
  const begin = isAddress ? from + 1 : from + 1 + words.length + 2;
  const length = isAddress ? words.length : address.length;
  return { from, to, insert: `[${words}](${address})`, select: [begin, begin + length] };
}
