import { createHash } from 'node:crypto';
import { type ScopedContent, saidOfScopes } from '../../domain/scope.ts';
import { sectionsShownOn } from '../../domain/shown-sections.ts';
import { addressesOf } from '../../paths.ts';
import { memoizeWeak } from '../memoize-weak.ts';

/** A longer list would weigh more than what it saves. */
const CHANGED_MAX = 200;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Of what visitors see; when it was written is none of it, nor the number behind a place in an order. */
const digestOf = memoizeWeak((said: object): string => {
  const { created_at: _, updated_at: __, position: ___, ...seen } = said as Record<string, unknown>;
  return digest(JSON.stringify(seen));
});

export type ScopeDigests = Record<string, string>;

/** A digest of what each scope says. */
export const scopeDigests = (content: ScopedContent): ScopeDigests =>
  Object.fromEntries(
    [...saidOfScopes(content), ...saidOfPages(content.said)].map(([name, parts]) => [
      name,
      digest(parts.map(digestOf).join()),
    ]),
  );

/** A page that shows sections is a scope by its address. */
function* saidOfPages(said: ScopedContent['said']): Generator<[string, readonly object[]]> {
  for (const { page, companyId, address } of addressesOf())
    yield [address, sectionsShownOn(page, companyId).flatMap((id) => said.get(id) ?? [])];
}

/** The scopes that say something else now, are new or gone; null where they are too many to name. */
export function changedScopes(before: ScopeDigests, now: ScopeDigests): string[] | null {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  const changed = [...names].filter((name) => before[name] !== now[name]);
  return changed.length > CHANGED_MAX ? null : changed;
}
