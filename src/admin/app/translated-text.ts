/**
 * A browser that translates a page puts a `<font>` in the place of each text. React does not know: it could neither take
 * its text out nor put anything before it (https://github.com/facebook/react/issues/11538), and nobody would see what it
 * changes in it. Here a text takes its place back before React touches it. Then the browser translates it anew.
 */

/** What stands in the place of a text, and the other way round. */
const fonts = new WeakMap<Node, Element>();
const texts = new WeakMap<Node, Node>();

const isNewFont = (node: Node | null): node is Element => node?.nodeName === 'FONT' && !texts.has(node);

function note(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    for (const removed of removedNodes) {
      const text = texts.get(removed) ?? removed;
      const font = [...addedNodes, nextSibling, previousSibling].find(isNewFont);
      if (text.nodeType !== Node.TEXT_NODE || !font) continue;
      fonts.set(text, font);
      texts.set(font, text);
    }
  }
}

export function keepTextTranslatable(): void {
  const observer = new MutationObserver(note);
  observer.observe(document, { childList: true, subtree: true });

  function putBack(node: Node | null): void {
    note(observer.takeRecords());
    const font = node && fonts.get(node);
    if (!font) return;
    fonts.delete(node);
    font.replaceWith(node);
  }

  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    putBack(child);
    return removeChild.call(this, child) as T;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    putBack(before);
    return insertBefore.call(this, node, before) as T;
  };
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      putBack(this);
      value?.set?.call(this, text);
    },
  });
}
