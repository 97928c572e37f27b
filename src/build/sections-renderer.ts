import type { NamedSSRLoadedRendererValue } from 'astro';
import { createElement } from 'react';
import { RawHtml, toHtml } from '../components/page/to-html.ts';

/** Leaves islands, which have a `client:` directive, to the next renderer. */
const renderer: NamedSSRLoadedRendererValue = {
  name: 'sections',
  check: async (component, _props, _slots, metadata) => typeof component === 'function' && !metadata?.hydrate,
  async renderToStaticMarkup(component, props, { default: html }) {
    const children = html && { children: createElement(RawHtml, { html }) };
    return { html: toHtml(component, { ...props, ...children }) };
  },
};

export default renderer;
