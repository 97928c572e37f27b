import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { Logo } from '../ui/Logo.tsx';

/**
 * The markup of a component for `set:html`, by the call that functions render it with. Written as an element of an
 * Astro page it would be the same markup, but Astro first renders each component in vain, to learn whose it is, and
 * then as a stream: of a build of thousands of pages, half the time.
 */
export const markup = <Props extends object>(component: FunctionComponent<Props>, props: Props): string =>
  renderToString(createElement(component, props));

const icons = new Map<IconName, string>();

/** An icon, of which a page has many and the site few. */
export function iconMarkup(name: IconName): string {
  const made = icons.get(name) ?? markup(Icon, { name });
  icons.set(name, made);
  return made;
}

export const logoMarkup = markup(Logo, {});
