import ts from 'typescript';

/** Finds what a fault changes in a function, by what it is and what it is about, and says what stands there instead. */
export type Edit = (scope: ts.Node) => Replacement[];
interface Replacement {
  node: ts.Node;
  text: string;
}

/**
 * Puts a fault into a source.
 * @param name of the function or constant that the fault is in
 * @throws when there is no such function, or nothing in it to change
 */
export function withFault(source: string, name: string, edit: Edit): string {
  const file = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true);
  const scopes = nodesIn(file).filter((node) => nameOf(node) === name);
  const [scope] = scopes;
  if (!scope || scopes.length > 1) throw new Error(`${scopes.length} declarations of ${name}`);
  const replacements = edit(scope);
  if (replacements.length === 0) throw new Error(`nothing to change in ${name}`);
  let faulty = source;
  for (const { node, text } of replacements.toSorted((a, b) => b.node.getStart() - a.node.getStart()))
    faulty = faulty.slice(0, node.getStart()) + text + faulty.slice(node.end);
  const { diagnostics = [] } = ts.transpileModule(faulty, {
    fileName: 'source.tsx',
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.Latest, module: ts.ModuleKind.ESNext },
  });
  if (diagnostics.length > 0) throw new Error(`the fault makes ${name} no program`);
  return faulty;
}

/** An `if` that asks about all of these names is never taken, though it asks. */
export const never = (...names: string[]): Edit => decided(names, 'false');
/** It is always taken. */
export const always = (...names: string[]): Edit => decided(names, 'true');

const decided =
  (names: string[], answer: string): Edit =>
  (scope) => {
    const { expression } = only(ifs(scope, names));
    return [{ node: expression, text: `((${expression.getText()}), ${answer})` }];
  };

/** An `if` that asks about these names does something else. */
export const thenInstead =
  (names: string[], statement: string): Edit =>
  (scope) => [{ node: only(ifs(scope, names)).thenStatement, text: statement }];

/** What is asked about a name in a chain of && or || is not asked any more. */
export const withoutAsking =
  (name: string): Edit =>
  (scope) => {
    const chains = nodesIn(scope).filter(
      (node): node is ts.BinaryExpression => isChain(node) && !isChain(node.parent),
    );
    const chain = only(chains.filter((node) => mentions(node, name)));
    const operator = chain.operatorToken.getText();
    const kept = operandsOf(chain).filter((operand) => !mentions(operand, name));
    return [{ node: chain, text: kept.map((operand) => operand.getText()).join(` ${operator} `) || 'true' }];
  };

/** Does not wait for what a call does. */
export const unawaited =
  (callee: string): Edit =>
  (scope) => {
    const waits = nodesIn(scope).filter(ts.isAwaitExpression);
    const wait = only(waits.filter(({ expression }) => isCallOf(expression, callee)));
    return [{ node: wait, text: `void ${wait.expression.getText()}` }];
  };

/** A statement that calls something is run under a condition only. */
export const onlyIf =
  (callee: string, condition: string): Edit =>
  (scope) => {
    const statement = only(statementsCalling(scope, callee));
    return [{ node: statement, text: `if (${condition}) ${statement.getText()}` }];
  };

/** The statement that calls something comes before the one that calls something else. */
export const before =
  (callee: string, other: string): Edit =>
  (scope) => {
    const late = only(statementsCalling(scope, callee));
    const early = only(statementsCalling(scope, other));
    return [
      { node: early, text: `${late.getText()} ${early.getText()}` },
      { node: late, text: '' },
    ];
  };

/** An argument of a call is something else, or missing. */
export const argument =
  (callee: string, place: number, text: string): Edit =>
  (scope) => {
    const call = only(calls(scope, callee));
    const args = call.arguments.map((node, index) => (index === place ? text : node.getText()));
    return [{ node: call, text: `${call.expression.getText()}(${args.filter(Boolean).join(', ')})` }];
  };

/** Calls something else with the same arguments, where these are about a name. */
export const callInstead =
  (callee: string, about: string, instead: string): Edit =>
  (scope) => {
    const call = only(calls(scope, callee).filter((node) => mentions(node, about)));
    return [{ node: call.expression, text: instead }];
  };

/** A call in a chain of methods is left out. */
export const withoutMethod =
  (method: string): Edit =>
  (scope) => {
    const call = only(calls(scope, method));
    if (!ts.isPropertyAccessExpression(call.expression)) throw new Error(`${method} is no method`);
    return [{ node: call, text: call.expression.expression.getText() }];
  };

/** A property of an object is something else; without a text it is missing. */
export const property =
  (name: string, text?: string): Edit =>
  (scope) => {
    const node = only(nodesIn(scope).filter(ts.isPropertyAssignment).filter(isNamed(name)));
    return [{ node, text: text === undefined ? '...{}' : `${node.name.getText()}: ${text}` }];
  };

/** A variable begins as something else. */
export const initial =
  (name: string, text: string): Edit =>
  (scope) => {
    const { initializer } = only(nodesIn(scope).filter(ts.isVariableDeclaration).filter(isNamed(name)));
    return initializer ? [{ node: initializer, text }] : [];
  };

/** A function returns something else where it returns a variable; without a variable, an arrow does always. */
export const returns =
  (text: string, variable?: string): Edit =>
  (scope) => {
    if (variable !== undefined) {
      const statements = nodesIn(scope).filter(ts.isReturnStatement);
      const node = only(statements.filter(({ expression }) => expression?.getText() === variable));
      return [{ node, text: `return ${text};` }];
    }
    const [arrow] = nodesIn(scope).filter(ts.isArrowFunction);
    return arrow ? [{ node: arrow.body, text }] : [];
  };

/** The condition of a `? :` always holds. */
export const firstChoice: Edit = (scope) => [
  { node: only(nodesIn(scope).filter(ts.isConditionalExpression)).condition, text: 'true' },
];

/** Something else stands where a property is read, such as `TEXTS.fault`. */
export const readInstead =
  (path: string, text: string): Edit =>
  (scope) => {
    const reads = nodesIn(scope).filter(ts.isPropertyAccessExpression);
    return [{ node: only(reads.filter((node) => node.getText() === path)), text }];
  };

function nodesIn(root: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    found.push(node);
    node.forEachChild(visit);
  };
  visit(root);
  return found;
}

function nameOf(node: ts.Node): string | undefined {
  const isDeclaration =
    ts.isFunctionDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isPropertyAssignment(node);
  return isDeclaration ? node.name?.getText() : undefined;
}

const isNamed =
  (name: string) =>
  (node: { name: ts.Node }): boolean =>
    node.name.getText().replaceAll(/^['"]|['"]$/g, '') === name;

/** Whether a name, a member or a word such as `null` stands somewhere in it. */
const mentions = (node: ts.Node, name: string): boolean =>
  nodesIn(node).some((part) => part.getChildCount() === 0 && part.getText() === name);

/** Each `if` that asks about all of the names, and about none of those that begin with "!". */
const ifs = (scope: ts.Node, names: string[]): ts.IfStatement[] =>
  nodesIn(scope)
    .filter(ts.isIfStatement)
    .filter(({ expression }) =>
      names.every((name) =>
        name.startsWith('!') ? !mentions(expression, name.slice(1)) : mentions(expression, name),
      ),
    );

/** Whether it calls a function or method of that name, on whatever. */
function isCallOf(node: ts.Node, callee: string): node is ts.CallExpression {
  if (!ts.isCallExpression(node)) return false;
  const { expression } = node;
  return (ts.isPropertyAccessExpression(expression) ? expression.name : expression).getText() === callee;
}

const calls = (scope: ts.Node, callee: string): ts.CallExpression[] =>
  nodesIn(scope).filter((node): node is ts.CallExpression => isCallOf(node, callee));

const statementsCalling = (scope: ts.Node, callee: string): ts.ExpressionStatement[] =>
  nodesIn(scope)
    .filter(ts.isExpressionStatement)
    .filter((statement) => calls(statement, callee).length > 0);

const CHAINS = [ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken];
const isChain = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && CHAINS.includes(node.operatorToken.kind);

const operandsOf = (node: ts.Expression): ts.Expression[] =>
  isChain(node) ? [...operandsOf(node.left), ...operandsOf(node.right)] : [node];

function only<T extends ts.Node>(nodes: readonly T[]): T {
  const [node] = nodes;
  if (!node || nodes.length > 1) throw new Error(`${nodes.length} places fit`);
  return node;
}
