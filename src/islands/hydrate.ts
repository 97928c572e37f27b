import { type ComponentType, createElement, hydrate } from 'preact/compat';

/** How Astro brings an island to life in a built page: see src/build/islands-on-preact.ts. */
export default (island: HTMLElement) =>
  async (component: ComponentType<object>, props: object): Promise<void> => {
    // Apart from the reading of its code, so that what the visitor does meanwhile comes in between.
    await new Promise((resolve) => setTimeout(resolve));
    if (island.hasAttribute('ssr')) hydrate(createElement(component, props), island);
  };
