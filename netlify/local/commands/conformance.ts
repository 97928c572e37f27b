import { randomUUID } from 'node:crypto';
import { getStore } from '@netlify/blobs';
import { storeFetch } from '../../../src/server/store/store-fetch.ts';
import { run } from '../command.ts';
import { type Finding, summaryOf, tryStore, verdict } from '../conformance.ts';

const HOW = `Which site? Set NETLIFY_SITE_ID (in Netlify: Project configuration → General → Project ID) and
NETLIFY_AUTH_TOKEN (User settings → Applications → Personal access tokens → New access token), then repeat this.
Delete the token afterwards.`;

/**
 * `npm run conformance`: tries whether the Blobs of a real site keep what this site relies on, in a store of its own that it
 * empties again, and says yes or no. Where NETLIFY_BLOBS_CONTEXT is set, that says which store.
 */
async function conformance(): Promise<void> {
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token, NETLIFY_BLOBS_CONTEXT: context } = process.env;
  if (!context && !(siteID && token)) throw new Error(HOW);
  const name = `conformance-${randomUUID()}`;
  const store = getStore({
    name,
    consistency: 'strong',
    fetch: storeFetch,
    ...(siteID && token && { siteID, token }),
  });
  console.log(`Trying the store ${name}. This takes a minute or two.\n`);
  const trial = await tryStore(store, tell);
  console.log('\n  in ms      half of the calls took at most   nearly all at most');
  for (const [what, all] of Object.entries(trial.times)) {
    const [median, most] = summaryOf(all);
    console.log(`  ${what.padEnd(10)} ${String(median).padStart(31)}   ${String(most).padStart(18)}`);
  }
  const { isGood, text } = verdict(trial);
  if (!isGood) throw new Error(text);
  console.log(`\n${text}`);
}

function tell({ promise, otherwise, seen }: Finding): void {
  console.log(
    seen === undefined
      ? `  kept      ${promise}`
      : `  NOT KEPT  ${promise}\n            Seen: ${seen}.\n            ${otherwise}`,
  );
}

await run(conformance);
