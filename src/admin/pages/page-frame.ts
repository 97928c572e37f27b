import { fieldsAt, parsePlace } from '../../domain/edit-place.ts';

/** A page that stands in a frame, to be typed on. The page itself runs nothing: this works on its document from outside. */

/** Where something is, in pixels of the frame. */
export type Box = Pick<DOMRect, 'top' | 'left' | 'right' | 'bottom'>;

const EDIT = '[data-edit]';
/** What holds a picture, or what stands in its place. */
const PICTURE = '[data-edit-picture]';
export const CARD = 'article, [data-card]';

/** Stands in no file, since the policy of the page lets no other style in. */
const STYLE = `
  ${EDIT} { white-space-collapse: preserve; cursor: text; outline: 2px solid transparent; outline-offset: 3px; }
  ${EDIT}:not(.button) { border-radius: 2px; }
  @supports not (white-space-collapse: preserve) { ${EDIT} { white-space: pre-wrap; } }
  ${EDIT}:hover { outline: 2px dashed #5b7fd6; }
  ${EDIT}:focus { outline: 2px solid #2f62d9; box-shadow: 0 0 0 7px rgb(255 255 255 / 70%); }
  ${EDIT}[aria-invalid="true"] { outline-color: #c62f3f; }
  ${EDIT}:empty { inline-size: fit-content; min-inline-size: 3ch; margin-block: 5px; outline: 2px dashed #8a94a8; }
  :is(span, a)${EDIT}:empty { display: inline-block; }
  ${EDIT}:empty::before { content: attr(aria-label); opacity: .55; }
  a:not(${EDIT}), summary, [data-card] { cursor: pointer; }
  :is(${CARD}):is(:hover, :focus-within, :focus):not(:has(${EDIT}:hover)) { outline: 2px dashed #5b7fd6; outline-offset: 3px; }
  ${PICTURE} { cursor: pointer; }
  ${PICTURE}:is(:hover, :focus) { outline: 3px dashed #5b7fd6; outline-offset: -3px; }
  ${PICTURE}:focus { outline-style: solid; }
  [data-dragged] { opacity: .45; }
  [data-drop="before"] { box-shadow: -4px -4px 0 #2f62d9; }
  [data-drop="after"] { box-shadow: 4px 4px 0 #2f62d9; }
  @media (prefers-color-scheme: dark) { ${EDIT}:focus { box-shadow: 0 0 0 7px rgb(10 20 45 / 70%); } }
`;

/** What is decoration there is changed elsewhere. */
const editable = (document: Document): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(EDIT)].filter(
    (element) => !element.closest(`[aria-hidden="true"], ${PICTURE}`),
  );

export const placeOf = (target: EventTarget | null): HTMLElement | null =>
  (target as Element | null)?.closest?.<HTMLElement>(EDIT) ?? null;
export const nameOf = (element: HTMLElement): string => element.dataset.edit ?? '';
export const pictureOf = (target: EventTarget | null): HTMLElement | null =>
  (target as Element | null)?.closest?.<HTMLElement>(PICTURE) ?? null;
const pictures = (document: Document): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(PICTURE)];

export const takesLines = (place: string): boolean =>
  fieldsAt(parsePlace(place)).at(-1)?.control.kind === 'multiline';

/** What an element says; a browser may write a line end as an element. */
export function textOf(element: HTMLElement): string {
  let text = '';
  for (const node of element.childNodes) {
    if (node.nodeName === 'BR') text += '\n';
    else if (node.nodeName === 'DIV') text += `\n${textOf(node as HTMLElement)}`;
    else text += node.textContent ?? '';
  }
  // One at the very end only holds the line open.
  return element.lastChild?.nodeName === 'BR' ? text.replace(/\n$/, '') : text;
}

/** Makes the texts of a page editable, each under its name. */
export function prepare(document: Document, labelOf: (place: string) => string): void {
  for (const element of editable(document)) {
    const place = nameOf(element);
    if ('empty' in element.dataset) element.textContent = '';
    element.setAttribute('contenteditable', 'plaintext-only');
    // Older browsers know no such value; what is pasted is cut down to its text anyway.
    if (element.contentEditable !== 'plaintext-only') element.setAttribute('contenteditable', 'true');
    element.setAttribute('role', 'textbox');
    element.setAttribute('aria-multiline', String(takesLines(place)));
    element.setAttribute('aria-label', labelOf(place));
    element.tabIndex = 0;
    // What a browser makes of the words in another language would be saved in their place.
    element.translate = false;
  }
  for (const picture of pictures(document)) {
    picture.removeAttribute('aria-hidden');
    picture.setAttribute('role', 'button');
    picture.setAttribute('aria-label', labelOf(picture.dataset.editPicture ?? ''));
    picture.tabIndex = 0;
  }
  for (const card of document.querySelectorAll<HTMLElement>('[data-card]')) card.tabIndex = 0;
  // An answer can only be typed over where it can be seen.
  for (const details of document.querySelectorAll('details')) {
    details.removeAttribute('name');
    details.open = true;
  }
  const { defaultView: view } = document;
  if (!view || document.adoptedStyleSheets.length > 0) return;
  const sheet = new (view as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets = [sheet];
}

/**
 * Has the page say what the forms hold.
 * @param textAt null for a place that there is no more
 */
export function show(document: Document, textAt: (place: string) => string | null): void {
  for (const element of document.querySelectorAll<HTMLElement>(EDIT)) {
    if (element === document.activeElement && document.hasFocus()) continue;
    const text = textAt(nameOf(element));
    if (text !== null && textOf(element) !== text) element.textContent = text;
  }
}

/** Says which texts are wrong. */
export function mark(document: Document, isWrong: (place: string) => boolean): void {
  for (const element of editable(document))
    element.setAttribute('aria-invalid', String(isWrong(nameOf(element))));
}

/** Another version of the page takes the place of this one, without a flash, where one was looking. */
export function swap(document: Document, next: Document, ready: () => void): void {
  const { scrollTop } = document.documentElement;
  const focused = placeOf(document.activeElement) ?? pictureOf(document.activeElement);
  const place = document.hasFocus() && focused ? (focused.dataset.edit ?? focused.dataset.editPicture) : null;
  document.body.replaceWith(document.adoptNode(next.body));
  document.documentElement.scrollTop = scrollTop;
  ready();
  if (place) focusOn(document, place);
}

export function focusOn(document: Document, place: string): void {
  const element =
    editable(document).find((candidate) => nameOf(candidate) === place) ??
    pictures(document).find(({ dataset }) => dataset.editPicture === place);
  element?.focus();
  element?.scrollIntoView({ block: 'nearest' });
}

/** Where a text or a picture is. */
export const boxOf = (document: Document, place: string): Box | undefined => {
  const picture = pictures(document).find(({ dataset }) => dataset.editPicture === place);
  const all = editable(document).filter((candidate) => nameOf(candidate) === place);
  const shown = picture ?? all.find((element) => element === document.activeElement) ?? all[0];
  return shown?.getBoundingClientRect();
};

/**
 * Shows pictures that were chosen and are not saved.
 * @param chosenAt the address of the picture of a place, and what stays of it; null where none was chosen
 */
export function showPictures(
  document: Document,
  chosenAt: (place: string) => { url: string; focus: string } | null,
): void {
  for (const holder of pictures(document)) {
    const chosen = chosenAt(holder.dataset.editPicture ?? '');
    if (!chosen) continue;
    const image = document.createElement('img');
    Object.assign(image, { src: chosen.url, alt: '' });
    image.dataset.focus = chosen.focus;
    holder.classList.add('cover');
    holder.replaceChildren(image);
  }
}

/**
 * The elements of the entries of the list that a place is in, in their order: where each begins below what holds them all.
 * @param isOf whether a place is in an entry, by its number
 */
export function entryElements(
  document: Document,
  count: number,
  isOf: (place: string) => number | null,
): Element[] {
  const marks = new Map<number, HTMLElement>();
  for (const element of editable(document)) {
    const index = isOf(nameOf(element));
    if (index !== null && !marks.has(index)) marks.set(index, element);
  }
  const [first, ...others] = [...marks.values()];
  let holder = first?.parentElement;
  while (holder && !others.every((other) => holder?.contains(other))) holder = holder.parentElement;
  const below = (element: Element): Element =>
    element.parentElement === holder || !element.parentElement ? element : below(element.parentElement);
  return marks.size === count ? [...marks].sort(([a], [b]) => a - b).map(([, mark]) => below(mark)) : [];
}
