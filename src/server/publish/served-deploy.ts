import type { Context } from '@netlify/functions';
import { buildStamp } from '../site-files.ts';
import { noteDeploy } from './deploys.ts';

/** Counts the deploy that is the site, should every event of it have been lost. */
export async function noteServedDeploy({ context, id, published }: Context['deploy']): Promise<void> {
  if (context !== 'production' || !published) return;
  const { built_at } = await buildStamp();
  await noteDeploy(id, new Date(built_at));
}
