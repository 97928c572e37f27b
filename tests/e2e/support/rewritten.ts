import { ORIGINALS } from '../../../src/content/sections.ts';
import type { Field, Fields } from '../../../src/domain/field.ts';
import { SECTIONS } from '../../../src/domain/section.ts';
import { sectionPath } from '../../../src/paths.ts';
import type { Site } from '../../support/sites.ts';
import { expect, remove } from './site.ts';

/** What is done to a text: other words of the same length, or half as much again, as far as the field lets. */
export const REWRITES = {
  'as long': (text: string) => text.replace(/[aeiou]/g, (vowel) => 'eiuoa'['aeiou'.indexOf(vowel)] ?? vowel),
  'half as long again': (text: string) => `${text} ${text.slice(0, Math.ceil(text.length / 2))}`,
};
type Rewrite = (text: string) => string;

function rewritten({ control }: Field, value: unknown, rewrite: Rewrite): unknown {
  if (control.kind === 'list')
    return (value as unknown[]).map((entry) => rewritten(control.of, entry, rewrite));
  if (control.kind === 'group') return value && allRewritten(control.fields, value, rewrite);
  const isText = control.kind === 'multiline' || (control.kind === 'text' && !control.type);
  if (!isText || typeof value !== 'string') return value;
  return rewrite(value).slice(0, control.max).trim();
}
const allRewritten = (fields: Fields, values: object, rewrite: Rewrite): object =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      rewritten(field, Reflect.get(values, name), rewrite),
    ]),
  );

/** The office changes every text of every section, and the phone number. @param more what sections say besides, by their ids */
export async function rewriteAll(
  site: Site,
  rewrite: Rewrite,
  phone: string,
  more: Readonly<Record<string, object>> = {},
): Promise<void> {
  const headers = { authorization: `Bearer ${await site.token()}`, 'content-type': 'application/json' };
  for (const { id, name, fields } of SECTIONS) {
    // A new one is shown to who has closed the one before, and would be part of what a page costs.
    if (name === 'popup') {
      await remove(site, sectionPath(id));
      continue;
    }
    const values = allRewritten(fields, ORIGINALS.get(id) ?? {}, rewrite);
    const body = JSON.stringify({ ...values, ...(name === 'facts' && { phone }), ...more[id] });
    const saved = await fetch(site.url + sectionPath(id), { method: 'PUT', headers, body });
    expect(saved.status, await saved.text()).toBe(200);
  }
}
