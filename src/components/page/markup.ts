import { type ComponentChildren, h, Fragment as PreactFragment } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { Fragment, type FunctionComponent, isValidElement, type ReactNode } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { Logo } from '../ui/Logo.tsx';

/**
 * The markup of a component, for pages of the build and for functions alike: they render the same, to the letter.
 * Preact's renderer weighs a sixteenth of React's, and every function that starts has to load it. The components stay
 * React's, since islands and the admin share some.
 * @param component a plain function of its props; hooks throw
 */
export const markup = <Props extends object>(component: FunctionComponent<Props>, props: Props): string =>
  renderToString(h(PreactFragment, null, inPreact(component(props))));

type Node = ReactNode | Promise<ReactNode>;

/** The elements that React's JSX makes, as Preact's. Calling a component without hooks is rendering it. */
function inPreact(node: Node): ComponentChildren {
  if (Array.isArray(node)) return node.map(inPreact);
  if (!isValidElement<{ children?: ReactNode }>(node)) return text(node);
  const { type, props } = node;
  if (typeof type === 'function') return inPreact((type as FunctionComponent)(props));
  const children = inPreact(props.children);
  if ((type as unknown) === Fragment) return children;
  return h(type, children === undefined ? props : { ...props, children });
}

function text(node: Node): ComponentChildren {
  if (typeof node === 'object' && node !== null) throw new Error('Markup is made of elements and text.');
  return node;
}

const icons = new Map<string, string>();

/** An icon, of which a page has many and the site few. */
export function iconMarkup(path: string): string {
  const made = icons.get(path) ?? markup(Icon, { path });
  icons.set(path, made);
  return made;
}

export const logoMarkup = markup(Logo, {});
