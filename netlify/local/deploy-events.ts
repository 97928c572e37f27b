import { getDeployStore } from '@netlify/blobs';
import type { DeployBuildingEvent } from '@netlify/functions';
import { storeFetch } from '../../src/server/store/store-fetch.ts';
import { LOCAL_SITE_ID } from './function-context.ts';
import type { LocalFunction } from './functions.ts';

export type DeployEventName = 'deployBuilding' | 'deploySucceeded' | 'deployFailed';

export interface DeployFacts {
  id: string;
  createdAt: Date;
  publishedAt?: Date;
  errorMessage?: string;
  /** The call of the build hook that it came of. */
  call?: string;
}

const STATES: Record<DeployEventName, string> = {
  deployBuilding: 'building',
  deploySucceeded: 'ready',
  deployFailed: 'error',
};

/** What the build plugin leaves on Netlify: functions believe events of builds that have left it, and no others. */
export const leaveBuildMark = ({ id, createdAt, errorMessage, call }: DeployFacts, reason = '') =>
  getDeployStore({ deployID: id, name: 'build', fetch: storeFetch }).setJSON('mark', {
    created_at: createdAt.toISOString(),
    reason,
    call,
    error: errorMessage,
  });

/** Tells every function that listens, one after the other; a fault of one is logged. */
export function deployEvents(functions: () => Promise<readonly LocalFunction[]>, siteUrl: string) {
  return async (name: DeployEventName, facts: DeployFacts): Promise<void> => {
    const tell = async () => {
      for (const fn of await functions()) {
        try {
          await fn.events[name]?.(deployEvent(name, facts, siteUrl));
        } catch (error) {
          console.error(`The function ${fn.name} failed on ${name}:`, error);
        }
      }
    };
    // Netlify tells that a build begins before its plugins run.
    if (name === 'deployBuilding') await tell();
    // A build goes on, whoever hears of it.
    await leaveBuildMark(facts).catch((error) => console.error(`Nobody will know of ${name}:`, error));
    if (name !== 'deployBuilding') await tell();
  };
}
export type EmitDeployEvent = ReturnType<typeof deployEvents>;

function deployEvent(name: DeployEventName, facts: DeployFacts, url: string): DeployBuildingEvent {
  const { id, createdAt, publishedAt, errorMessage } = facts;
  return {
    deploy: {
      id,
      siteId: LOCAL_SITE_ID,
      buildId: id,
      state: STATES[name],
      errorMessage: errorMessage ?? null,
      url,
      sslUrl: url,
      permalinkUrl: url,
      adminUrl: url,
      context: process.env.CONTEXT ?? 'production',
      branch: null,
      commitRef: null,
      commitUrl: null,
      commitMessage: null,
      committer: null,
      title: null,
      createdAt: createdAt.toISOString(),
      publishedAt: publishedAt?.toISOString() ?? null,
      time: publishedAt ? Math.round((publishedAt.getTime() - createdAt.getTime()) / 1000) : null,
      manual: false,
      framework: 'astro',
    },
    site: { id: LOCAL_SITE_ID, name: 'local', url, adminUrl: url },
  };
}
