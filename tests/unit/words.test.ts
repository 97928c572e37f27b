import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/** The rooms whose words stand in src/texts, all of them. */
const ROOMS = ['admin', 'components', 'islands', 'browser'];

/** No language: what a picture's attribute says to the browser, and a file whose words are a program. */
const NO_LANGUAGE = { words: /^(eager|lazy)$/, file: 'src/components/home/CodeWindow.tsx' };

/** Attributes and properties that somebody reads or hears. */
const SAID = /^(aria-label|alt|busyLabel|hiddenLabel|failed|hint|label|loading|placeholder|title|what)$/;
/** Functions that show their first argument. */
const SAYING = /^(confirm|useTitle)$/;

/** What is compared is not shown. */
const COMPARED = new Set([ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken]);

/** The texts that an expression may come to. */
function literals(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text);
  }
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(literals);
  if (ts.isBinaryExpression(node) && !COMPARED.has(node.operatorToken.kind)) {
    return [node.left, node.right].flatMap(literals);
  }
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) {
    return node.expression ? literals(node.expression) : [];
  }
  return [];
}

function said(node: ts.Node): string[] {
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) return node.children.flatMap(literals);
  if (ts.isJsxAttribute(node) && SAID.test(node.name.getText())) {
    return node.initializer ? literals(node.initializer) : [];
  }
  if (ts.isCallExpression(node) && SAYING.test(node.expression.getText().split('.').at(-1) ?? '')) {
    return node.arguments.slice(0, 1).flatMap(literals);
  }
  return [];
}

function wordsIn(name: string, source: string): string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const words: string[] = [];
  const visit = (node: ts.Node) => {
    words.push(...said(node).filter((text) => /\p{L}/u.test(text) && !NO_LANGUAGE.words.test(text)));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return words;
}

test('words are found wherever a person meets them', () => {
  const source = `
    useTitle('Sign in');
    window.confirm(\`Delete \${name}?\`);
    const page = (
      <main className="narrow" aria-label="Menu">
        Hello <b>{name}</b>, {many ? 'all' : TEXTS.you} · {ok === 'yes' && \`or \${x} else\`}
        <Field label={open ? 'Shown' : TEXTS.hidden} id="x" hint={TEXTS.hint} />
      </main>
    );`;
  expect(wordsIn('example.tsx', source).map((text) => text.trim())).toEqual([
    'Sign in',
    'Delete',
    'Hello',
    'all',
    'or',
    'else',
    'Menu',
    'Shown',
  ]);
});

describe('what people read stands in src/texts', () => {
  test.each(ROOMS)('%s', (room) => {
    const files = globSync(`src/${room}/**/*.{ts,tsx}`).filter((file) => file !== NO_LANGUAGE.file);
    expect(files).not.toEqual([]);
    const found = files.flatMap((file) =>
      wordsIn(file, readFileSync(file, 'utf8')).map((text) => `${file}: ${text.trim()}`),
    );
    expect(found).toEqual([]);
  });
});
