/**
 * Run in a page before its own code: translates it as Chrome does, into the same words. Each text is replaced by one
 * inside two `<font>` elements, then and whenever one comes or changes.
 */
export function translateAsChrome(): void {
  const untouched = 'head, script, style, noscript, textarea, svg, font, [translate=no], .notranslate';

  function translate(text: Text): void {
    if (!text.isConnected || !text.data.trim() || text.parentElement?.closest(untouched)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  }

  function translateIn(node: Node): void {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  }

  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Text) translate(target);
      addedNodes.forEach(translateIn);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
