import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator';
import type { Finding } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

const META = /<meta http-equiv="content-security-policy" content="([^"]*)">/g;

/** The policy an answer is under: what its header says and, for a page, what its head says; a page may narrow itself. */
export function policiesOf(headers: Headers, html: string): string[] {
  const said = [...html.matchAll(META)].map(([, content = '']) => content);
  const own = said.find((policy) => policy.includes('default-src'));
  const narrower = said.filter((policy) => policy !== own);
  return [[own, headers.get('content-security-policy')].filter(Boolean).join('; '), ...narrower];
}

/** Directives by name. */
export function directivesOf(policy: string): Map<string, string[]> {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

/** What Google's evaluator has against a policy. */
export const findingsOf = (policy: string): Finding[] =>
  new CspEvaluator(new CspParser(policy).csp).evaluate();

/** Scripts and styles in a page, but for data and files. */
export function inlineOf(html: string, element: 'script' | 'style'): string[] {
  const found = html.matchAll(
    new RegExp(`<${element}(?![^>]*(?:ld\\+json|\\ssrc=))[^>]*>([\\s\\S]*?)</${element}>`, 'g'),
  );
  return [...found].map(([, content = '']) => content);
}

export const hashSource = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
