import { type ComponentType, createElement, hydrate } from 'preact/compat';

/** How Astro brings an island to life in a built page: see src/islands-on-preact.ts. */
export default (island: HTMLElement) =>
  (component: ComponentType<object>, props: object): void => {
    if (island.hasAttribute('ssr')) hydrate(createElement(component, props), island);
  };
