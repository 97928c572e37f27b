import type { Context } from '@netlify/functions';
import { OLDER_DEPLOY_TEXTS } from '#texts/api';
import { HttpError } from '../errors.ts';

/**
 * Refuses what a deploy must not do when another one is the published site. Every deploy keeps an address of its own, with
 * the functions and variables of its time, over the stores of the live site.
 * @throws 403
 */
export function refuseOlderDeploy({ deploy, site }: Context): void {
  if (deploy.context === 'production' && deploy.published === false)
    throw new HttpError(403, OLDER_DEPLOY_TEXTS.refused(site.url ?? ''));
}
