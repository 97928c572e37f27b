import { leaveBuildMark } from '../../netlify/local/deploy-events.ts';
import type { LocalFunction } from '../../netlify/local/functions.ts';

interface Deploy {
  id: string;
  createdAt?: string;
  /** The call of the build hook that it came of. */
  call?: string;
  /** What it was made for. */
  reason?: string;
  error?: string;
  /** False for one that no build has left a mark for. */
  isReal?: boolean;
}

/**
 * Tells the functions how a build goes, as the platform does: that it begins before the build itself has left its mark, and the
 * rest after.
 */
export async function tellOfDeploy(
  functions: readonly LocalFunction[],
  name: 'deployBuilding' | 'deploySucceeded' | 'deployFailed',
  { id, createdAt = new Date().toISOString(), reason, call, error, isReal = true }: Deploy,
): Promise<void> {
  const leaveMark = async () => {
    if (!isReal) return;
    await leaveBuildMark({ id, createdAt: new Date(createdAt), errorMessage: error, call }, reason);
  };
  if (name !== 'deployBuilding') await leaveMark();
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
  if (name === 'deployBuilding') await leaveMark();
}
