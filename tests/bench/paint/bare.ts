import { parseHTML } from 'linkedom';

/** A style sheet of less than 1 kB, for what a browser alone would make of words and pictures. */
const STYLE = `body{margin:0 auto;max-width:70rem;padding:1rem;font:1rem/1.5 sans-serif}
img{max-width:100%;height:auto}h1{font-size:2rem;line-height:1.2}a{color:#00c}
nav a{margin-right:1rem}ul{padding-left:1.2rem}`;

/** Neither words nor pictures. What stands in `hidden` parts nobody reads. */
const NOT_WORDS = 'script, style, link, svg, template, noscript, dialog, [hidden], iframe';
/** What an element of the twin keeps of its attributes. */
const KEPT = /^(href|src|srcset|sizes|alt|width|height|loading|lang|id|for|type|name|value|colspan|scope)$/;

/** The same words and pictures in plain HTML: what the browser and the network take for them in any case. */
export function bareTwin(html: string): string {
  const { document } = parseHTML(html);
  for (const element of document.querySelectorAll(NOT_WORDS)) element.remove();
  for (const element of document.body.querySelectorAll('*'))
    for (const { name } of [...element.attributes]) if (!KEPT.test(name)) element.removeAttribute(name);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${document.title}</title><style>${STYLE}</style></head>
<body>${document.body.innerHTML}</body></html>`;
}
