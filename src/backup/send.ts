import { apiErrorSchema } from '../domain/api-error.ts';

/** How backup and restore speak to a site: like `fetch`, with the site's address and the sign-in already in it. */
export type Send = (path: string, init?: RequestInit) => Promise<Response>;

/** Told how far the work has come; `total` grows while it is being found out. */
export type OnProgress = (done: number, total: number) => void;

/** Something that a person has to know. The message is fit to be shown. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** Pictures on their way at once. */
export const PARALLEL_PICTURES = 4;
const TRIES = 3;
const PAUSE_MS = 1_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const mayPass = ({ status }: Response) => status === 429 || status >= 500;

/**
 * Sends what may be sent again: everything here says what is to be, not what is to change.
 * @returns the answer, which is one of success or 404
 * @throws BackupError saying what the site said
 */
export async function sendSurely(send: Send, path: string, init?: RequestInit): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const response = await send(path, init).catch(() => null);
    if (response?.ok || response?.status === 404) return response;
    if (attempt < TRIES && (!response || mayPass(response))) {
      await pause(attempt * PAUSE_MS);
      continue;
    }
    if (!response) throw new BackupError('The site does not answer. Check the connection and try again.');
    const body = apiErrorSchema.safeParse(await response.json().catch(() => null));
    throw new BackupError(body.data?.message ?? `The site answered with error ${response.status}.`);
  }
}
