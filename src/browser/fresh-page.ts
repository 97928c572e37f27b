/**
 * Changes what is other on this page than in its parts as they would be built now, which stand in a template at its end. What
 * is equal stays as it is: nothing flashes, and the focus, open answers and islands are left alone.
 */

/** Brought up to date by itself, or part of how the page came: none of it is in the parts. */
const OWN = 'script, style, link, template, astro-island';
const isOwn = (node: Node) => node instanceof Element && node.matches(OWN);

/** Nodes that may become each other. */
const kindOf = (node: Node): string => {
  if (!(node instanceof Element)) return node.nodeName;
  return [node.nodeName, node.id, node.className, node.getAttribute('aria-labelledby')].join();
};

/** @returns whether nothing has grown or come */
function update(old: Node, now: Node): boolean {
  if (old.isEqualNode(now)) return true;
  if (!(old instanceof Element && now instanceof Element)) {
    old.nodeValue = now.nodeValue;
    return true;
  }
  // What scripts have added stays: they fill and show what is hidden at first, and elements of their own.
  if (now.matches('[hidden]:empty')) return true;
  if (now.localName.includes('-')) {
    const isSame = [...now.attributes].every(({ name, value }) => old.getAttribute(name) === value);
    if (!isSame) old.replaceWith(now);
    return isSame;
  }
  for (const { name, value } of now.attributes)
    if (name !== 'hidden' && old.getAttribute(name) !== value) old.setAttribute(name, value);
  const box = old.getBoundingClientRect();
  const fits = updateChildren(old, now);
  // An inline element has no room of its own.
  return fits && old instanceof HTMLElement && old.clientHeight ? keepRoom(old, box) : fits;
}

/** In percent. Makes one line of two. */
const SMALLEST = 65;
/** In pixels: nobody reads what is smaller. */
const SMALLEST_TEXT = 11;
/** What was set smaller, or given its former room, for a window as wide as now. */
const fitted = new Set<HTMLElement>();
let pageWidth = document.documentElement.clientWidth;
addEventListener('resize', () => {
  const { clientWidth } = document.documentElement;
  // Of the height alone, as the bar of a phone's browser comes and goes: lines stay as they are.
  if (clientWidth === pageWidth) return;
  pageWidth = clientWidth;
  for (const { style } of fitted) style.zoom = style.minBlockSize = style.maxInlineSize = '';
});

/** Nothing moves under eyes or fingers: fewer words leave their room, more are set smaller in it, until the next page. */
function keepRoom(element: HTMLElement, { bottom, height, width }: DOMRect): boolean {
  const { style } = element;
  const heightNow = () => element.getBoundingClientRect().height;
  const isKept = () => heightNow() <= height + 1;
  fitted.add(element);
  if (heightNow() < height) style.minBlockSize = `${height}px`;
  const isSeen = bottom >= 0 && bottom <= innerHeight;
  // Older browsers measure what is set smaller as if it were not.
  if (!isSeen || !('currentCSSZoom' in element)) return isKept();
  const least = Math.max(
    SMALLEST,
    (100 * SMALLEST_TEXT) / Number.parseFloat(getComputedStyle(element).fontSize),
  );
  for (let size = 95; !isKept(); size -= 5) {
    const grows = size < least;
    style.zoom = grows ? '' : `${size}%`;
    // Limits of its own would get smaller, too.
    style.minBlockSize = grows ? '' : `${(height / size) * 100}px`;
    style.maxInlineSize = grows ? '' : `${(width / size) * 100}px`;
    if (grows) return false;
  }
  return true;
}

function updateChildren(old: Element, now: Element): boolean {
  let fits = true;
  const rest = [...old.childNodes].filter((node) => !isOwn(node));
  for (const wanted of [...now.childNodes].filter((node) => !isOwn(node))) {
    const place = rest.findIndex((node) => kindOf(node) === kindOf(wanted));
    if (place < 0) {
      // What comes is no reason to set smaller what is there.
      old.insertBefore(wanted, rest[0] ?? null);
      fits = false;
      continue;
    }
    for (const gone of rest.splice(0, place)) remove(gone);
    const [same] = rest.splice(0, 1);
    if (same && !update(same, wanted)) fits = false;
  }
  for (const gone of rest) remove(gone);
  return fits;
}

/** Nobody loses the place where they are. */
function remove(node: Node): void {
  if (node instanceof Element && node.matches(':focus-within')) return;
  node.parentNode?.removeChild(node);
}

const parts = document.querySelector<HTMLTemplateElement>('body > template:last-of-type');
for (const part of [...(parts?.content.children ?? [])]) {
  const [old] = [...document.body.children].filter((element) => kindOf(element) === kindOf(part));
  if (old) update(old, part);
}
parts?.remove();
