import { type ComponentChildren, h, Fragment as PreactFragment } from 'preact';
import { jsxTemplate } from 'preact/jsx-runtime';
import { renderToString } from 'preact-render-to-string';
import { Fragment, type FunctionComponent, isValidElement, type ReactNode } from 'react';
import { type Language, languageOf } from '../../domain/language.ts';

/**
 * The one renderer of public markup: for pages of the build and for functions alike, so that both write the same, to the
 * letter. Preact's renderer weighs a sixteenth of React's, and every function that starts has to load it. The components
 * stay React's, since islands and the admin share some.
 * @param component a plain function of its props; hooks throw
 */
export const toHtml = <Props extends object>(component: FunctionComponent<Props>, props: Props): string =>
  renderToString(h(PreactFragment, null, inPreact(component(props))));

type Node = ReactNode | Promise<ReactNode>;

/** HTML that is written as it stands: what an Astro page puts between the tags of a section, an island for example. */
export const RawHtml: FunctionComponent<{ html: string }> = () => {
  throw new Error('Only toHtml can write raw HTML.');
};

interface ElementProps {
  children?: ReactNode;
  html?: string;
  lang?: string;
  dangerouslySetInnerHTML?: { __html: string };
}

/**
 * The elements that React's JSX makes, as Preact's. Calling a component without hooks is rendering it. An element whose
 * own words are in another language than those around it says so.
 */
function inPreact(node: Node, around: string = PAGE_LANGUAGE): ComponentChildren {
  if (Array.isArray(node)) return node.map((part) => inPreact(part, around));
  if (!isValidElement<ElementProps>(node)) return text(node);
  const { type, props } = node;
  if (type === RawHtml) return jsxTemplate([props.html ?? '']);
  if (typeof type === 'function') return inPreact((type as FunctionComponent)(props), around);
  if ((type as unknown) === Fragment) return inPreact(props.children, around);
  const lang = props.lang ?? languageOf(ownText(props)) ?? around;
  const children = inPreact(props.children, lang);
  return h(type, { ...props, ...(lang !== around && { lang }), ...(children !== undefined && { children }) });
}

const PAGE_LANGUAGE: Language = 'en';

/** What stands in an element itself, not in those within it. */
function ownText({ children, dangerouslySetInnerHTML }: ElementProps): string {
  if (dangerouslySetInnerHTML) return dangerouslySetInnerHTML.__html.replace(/<[^>]*>/g, '');
  if (typeof children === 'string') return children;
  return [children]
    .flat()
    .filter((child) => typeof child === 'string')
    .join(' ');
}

function text(node: Node): ComponentChildren {
  if (typeof node === 'object' && node !== null) throw new Error('Markup is made of elements and text.');
  return node;
}
