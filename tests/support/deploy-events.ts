import { leaveBuildMark } from '../../netlify/local/deploy-events.ts';
import type { LocalFunction } from '../../netlify/local/functions.ts';

interface Deploy {
  id: string;
  createdAt?: string;
  /** What it was made for. */
  reason?: string;
  error?: string;
  /** False for one that no build has left a mark for. */
  isReal?: boolean;
}

/** Tells the functions how a build goes, as the platform does, after the build itself has left its mark. */
export async function tellOfDeploy(
  functions: readonly LocalFunction[],
  name: 'deployBuilding' | 'deploySucceeded' | 'deployFailed',
  { id, createdAt = new Date().toISOString(), reason, error, isReal = true }: Deploy,
): Promise<void> {
  if (isReal) await leaveBuildMark({ id, createdAt: new Date(createdAt), errorMessage: error }, reason);
  const listener = functions.find((fn) => fn.name === 'deploy-events')?.events[name] as
    | ((event: object) => Promise<void>)
    | undefined;
  if (!listener) throw new Error(`Nobody listens to ${name}.`);
  // Netlify says more of a deploy. None of it is to be believed.
  await listener({
    deploy: {
      id,
      siteId: 'local',
      context: 'production',
      createdAt: '2020-01-01T00:00:00.000Z',
      errorMessage: 'Call 01-5555555.',
      title: 'Win a prize',
      time: 1,
    },
    site: {},
  });
}
