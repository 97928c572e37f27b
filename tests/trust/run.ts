import '../support/with-kinds.ts';
import { parseArgs } from 'node:util';
import { properties } from './properties/all.ts';
import type { Property, Verdict } from './property.ts';
import { muted } from './support/muted.ts';
import { table } from './support/table.ts';

/**
 * `npm run test:trust`: measures every promise of docs/trust.md and prints one table. Fails when one is not kept.
 * `--short` does less of each, `--only name,name` some of them.
 */
const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, only: { type: 'string' } },
});

async function measure(property: Property): Promise<Verdict> {
  try {
    return await muted(() => property.run(values.short ? 'short' : 'long'));
  } catch (error) {
    return { measured: error instanceof Error ? (error.stack ?? error.message) : String(error), ok: false };
  }
}

const wanted = values.only?.split(',');
const unknown = wanted?.filter((name) => !properties.some((property) => property.name === name));
if (unknown?.length) throw new Error(`No such property: ${unknown.join(', ')}`);

const rows: string[][] = [];
let kept = true;
for (const property of properties) {
  if (!(wanted?.includes(property.name) ?? !(values.short && property.longOnly))) continue;
  const started = performance.now();
  const { measured, ok } = await measure(property);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.error(`${ok ? 'kept' : 'NOT KEPT'}  ${property.name} (${seconds} s)`);
  rows.push([property.name, property.promise, measured, ok ? 'yes' : 'NO']);
  kept &&= ok;
}
console.log(table(['property', 'promised', 'measured', 'ok'], rows));
process.exit(kept ? 0 : 1);
