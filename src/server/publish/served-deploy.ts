import type { Context } from '@netlify/functions';
import { buildStamp } from '../site-files.ts';
import { keepBuild } from './build-events.ts';
import { readBuildMark } from './build-mark.ts';
import { noteDeploy } from './deploys.ts';

/** Notes the deploy that is the site, should every event of it have been lost. */
export async function noteServedDeploy({ context, id, published }: Context['deploy']): Promise<void> {
  if (context !== 'production' || !published) return;
  const mark = await readBuildMark(id);
  if (mark) return keepBuild(id, mark, 'live');
  const { built_at } = await buildStamp();
  await noteDeploy(id, new Date(built_at));
}
