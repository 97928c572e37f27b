import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '@netlify/functions';
import { purgeCache } from '@netlify/functions';
import { API_TEXTS } from '#texts/api';
import { conflict, HttpError } from '../errors.ts';
import { CONTENT_CACHE_TAG } from '../http/respond.ts';
import { log } from '../log.ts';
import { isHttpsOrLocal } from '../network.ts';
import { deployContext, excludeFromDeadline, inRequestScope } from '../request-scope.ts';
import { type BuildRequest, buildRequest } from './publish-state.ts';

/** A build is called when this long no further change has come … */
const QUIET_MS = 1_500;
/** … or when changes have been coming for this long without a pause. */
const PATIENCE_MS = 20_000;
const HOOK_TIMEOUT_MS = 10_000;

/** Netlify takes two purges of a tag in five seconds. */
const PURGE_PAUSE_MS = 5_500;

/** Older than this and not called: the function of this request was killed. */
const ORPHANED_MS = PATIENCE_MS + HOOK_TIMEOUT_MS;
export const isOrphaned = (request: BuildRequest, now: Date): boolean =>
  !request.called_at && now.getTime() - Date.parse(request.requested_at) > ORPHANED_MS;

/**
 * Makes a change public: purges the CDN, and calls for a build once the burst of changes is over. Runs after the
 * answer has been sent.
 */
export function announceChange(context: Context): void {
  inBackground(context, purgeContent());
  inBackground(context, requestBuild(context.deploy.context));
}

/** The same for a change that no answer waits for. */
export const publishChange = async (): Promise<void> => {
  await Promise.all([purgeContent(), requestBuild(deployContext())]);
};

/** Takes over a request whose function was killed. Runs after the answer has been sent. */
export function resumeRequest(context: Context, request: BuildRequest): void {
  inBackground(
    context,
    inRequestScope(context.deploy.context, async () => {
      const own = await claim(request);
      if (own) await callHook(own);
    }),
  );
}

function inBackground(context: Context, work: Promise<unknown>): void {
  context.waitUntil(work.catch((error) => log('error', 'announce-failed', { error })));
}

/** @returns whether the CDN has dropped its copies */
async function purgeContent(): Promise<boolean> {
  // Netlify gives it to functions; where it is missing there is no CDN in front.
  if (!process.env.NETLIFY_PURGE_API_TOKEN) return true;
  try {
    await purgeCache({ tags: [CONTENT_CACHE_TAG] });
    return true;
  } catch (error) {
    // Copies expire by themselves after a while.
    log('warn', 'purge-failed', { error });
    return false;
  }
}

/** Once more after a burst: a function that read before the last change may have filled the CDN again. */
async function purgeAgain(): Promise<void> {
  if (await purgeContent()) return;
  await sleep(PURGE_PAUSE_MS);
  await purgeContent();
}

/** Stores the build request and calls the build hook, unless a later request replaces it in the quiet time. */
async function requestBuild(context: string): Promise<void> {
  // A preview that has inherited the live site's hook must not build the live site.
  if (context !== 'production') return;
  const request = await inRequestScope(context, noteRequest);
  const waited = Date.parse(request.requested_at) - Date.parse(request.since);
  if (waited < PATIENCE_MS) {
    await sleep(QUIET_MS);
    const latest = await inRequestScope(context, () => buildRequest.read());
    if (latest?.id !== request.id) return;
  }
  await Promise.all([purgeAgain(), inRequestScope(context, () => callHook(request))]);
}

/** Notes the wish for a build and calls the build hook at once. @throws 503 saying why it could not be called, 409 in a preview */
export async function publishNow(): Promise<void> {
  if (deployContext() !== 'production') throw conflict(API_TEXTS.previewBuild);
  const error = await callHook(await noteRequest());
  if (error) throw new HttpError(503, error, { headers: { 'Retry-After': '60' } });
}

async function noteRequest(): Promise<BuildRequest> {
  const before = await buildRequest.read();
  const now = new Date().toISOString();
  const since = before && !before.called_at ? before.since : now;
  const request: BuildRequest = { id: randomUUID(), since, requested_at: now, called_at: null };
  await buildRequest.write(request);
  return request;
}

/** Makes a wish one's own. @returns null when somebody else has done so first, or has already called for it */
function claim(request: BuildRequest): Promise<BuildRequest | null> {
  // With a new time: if this function is killed too, the request is taken over again.
  const own = { ...request, id: randomUUID(), requested_at: new Date().toISOString() };
  return buildRequest.mutate((current) => {
    const claimed = current?.id === request.id && !current.called_at ? own : null;
    return { next: claimed, result: claimed };
  });
}

/** Stores how the call ended, unless a later request has come, which makes a call of its own. */
async function callHook(request: BuildRequest): Promise<string | undefined> {
  const error = await excludeFromDeadline(postToHook);
  const called_at = new Date().toISOString();
  return buildRequest.mutate((current) => ({
    next: current?.id === request.id ? { ...request, called_at, ...(error && { error }) } : null,
    result: error,
  }));
}

/** @returns why the build could not be requested, if so */
async function postToHook(): Promise<string | undefined> {
  const hook = process.env.BUILD_HOOK_URL;
  if (!hook) {
    log('warn', 'build-not-requested', { reason: 'BUILD_HOOK_URL is not set' });
    return 'The environment variable BUILD_HOOK_URL is not set.';
  }
  try {
    if (!isHttpsOrLocal(hook)) throw new Error('BUILD_HOOK_URL must begin with https:.');
    const signal = AbortSignal.timeout(HOOK_TIMEOUT_MS);
    const response = await fetch(hook, { method: 'POST', body: '{}', redirect: 'error', signal });
    if (!response.ok) throw new Error(`The build hook answered ${response.status}.`);
    log('info', 'build-requested');
    return undefined;
  } catch (error) {
    // The address of the hook is a secret: it stays out of the log and out of the state.
    const reason = error instanceof Error ? error.message.replaceAll(hook, 'the hook') : 'unknown';
    log('error', 'build-request-failed', { reason });
    return 'The build could not be requested.';
  }
}
