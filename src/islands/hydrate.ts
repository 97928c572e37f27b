import { type ComponentType, createElement, hydrate } from 'preact/compat';

/** How Astro brings an island to life in a built page: see src/build/islands-on-preact.ts. */
export default (island: HTMLElement) =>
  async (component: ComponentType<object>, props: object): Promise<void> => {
    // A task of its own, after the code is parsed: input can be handled in between.
    await new Promise((resolve) => setTimeout(resolve));
    if (island.hasAttribute('ssr')) hydrate(createElement(component, props), island);
  };
