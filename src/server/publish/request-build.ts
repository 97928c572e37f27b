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
import { decide } from './decide.ts';
import { forgetCall, noteCall } from './deploys.ts';
import { isAllUnderWay, lackOf, publishOutlook, publishRecords } from './outlook.ts';
import { type BuildRequest, buildRequest, type HookCall, hookCall } from './publish-state.ts';

const HOOK_TIMEOUT_MS = 10_000;
/** Longer than a function waits for a burst to end. */
const WAITED_MAX_MS = 3_000;

/** Netlify takes two purges of a tag in five seconds. */
const PURGE_PAUSE_MS = 5_500;

/**
 * Makes a change public: purges the CDN, and calls for a build where the policy wants one at once. Runs after the
 * answer has been sent.
 */
export function announceChange(context: Context): void {
  inBackground(context, purgeContent());
  inBackground(context, requestBuild(context.deploy.context));
}

/** Calls for a build that is due. Runs after the answer has been sent. */
export function publishDue(context: Context): void {
  inBackground(context, inRequestScope(context.deploy.context, publishIfDue));
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

/**
 * Notes that a change wants a build. Where the policy is to build at once, it calls the build hook, unless a later change
 * comes in the quiet time; all else is for whoever looks next whether a build is due.
 */
async function requestBuild(context: string): Promise<void> {
  // A preview that has inherited the live site's hook must not build the live site.
  if (context !== 'production') return;
  const request = await inRequestScope(context, noteRequest);
  for (;;) {
    const now = new Date();
    const { decision, call } = await inRequestScope(context, () => decideForBurst(request, now));
    if (decision?.when === 'now') {
      await Promise.all([purgeAgain(), inRequestScope(context, () => callHook(call))]);
      return;
    }
    const wait = decision?.when === 'at' ? Date.parse(decision.at) - now.getTime() : Number.POSITIVE_INFINITY;
    if (wait > WAITED_MAX_MS) return;
    await sleep(wait);
    const latest = await inRequestScope(context, () => buildRequest.read());
    if (latest?.id !== request.id) return;
  }
}

/** Whether a build is due for a burst of changes. Only a policy that builds at once can know without the files. */
async function decideForBurst(request: BuildRequest, now: Date) {
  const { policy, call, builds } = await publishRecords(now);
  if (policy.mode !== 'at-once') return { decision: null, call };
  return { decision: decide({ soon: lackOf(request), night: null }, builds, policy, now), call };
}

/** Calls for a build when one is due, however often and wherever it is looked. */
export async function publishIfDue(): Promise<void> {
  const { decision, call } = await publishOutlook(new Date());
  if (decision?.when === 'now') await callHook(call);
}

/**
 * Calls the build hook at once, unless a build runs that brings everything.
 * @returns whether it was called
 * @throws 503 saying why it could not be called, 409 in a preview or when no build is left
 */
export async function publishNow(): Promise<boolean> {
  if (deployContext() !== 'production') throw conflict(API_TEXTS.previewBuild);
  const now = new Date();
  // Where the files of the site cannot be read, a build may be what mends them.
  const known = await publishOutlook(now).catch(async (error) => {
    log('warn', 'files-not-read', { error });
    return { ...(await publishRecords(now)), decision: null };
  });
  if (isAllUnderWay(known, now)) return false;
  const { budget, call } = known;
  if (budget.left === 0) throw conflict(API_TEXTS.noBuildLeft(budget.used));
  const { isCalled, error } = await callHook(call, true);
  if (error) throw new HttpError(503, error, { headers: { 'Retry-After': '60' } });
  return isCalled;
}

async function noteRequest(): Promise<BuildRequest> {
  const [before, call] = await Promise.all([buildRequest.read(), hookCall.read()]);
  const now = new Date().toISOString();
  const waits = before && (!call || before.requested_at > call.at);
  const request = { id: randomUUID(), since: waits ? before.since : now, requested_at: now };
  await buildRequest.write(request);
  return request;
}

/**
 * Calls the build hook, unless somebody else has done so first.
 * @param seen the last call when it was decided
 * @returns whether it was called, and why the build could not be asked for, if so
 */
async function callHook(
  seen: HookCall | null,
  isByHand = false,
): Promise<{ isCalled: boolean; error?: string }> {
  const now = new Date();
  const own: HookCall = { id: randomUUID(), at: now.toISOString(), answered: false };
  const isFirst = await hookCall.mutate((current) => {
    const mayCall = current?.id === seen?.id;
    return { next: mayCall ? own : null, result: mayCall };
  });
  if (!isFirst) return { isCalled: false };
  await noteCall(own.id, now, isByHand);
  const error = await excludeFromDeadline(() => postToHook(own.id));
  if (error) await forgetCall(own.id, now);
  await hookCall.mutate((current) => ({
    next: current?.id === own.id ? { ...own, answered: true, ...(error && { error }) } : null,
    result: undefined,
  }));
  return { isCalled: true, ...(error && { error }) };
}

/**
 * @param call is found again in what the build leaves, so that both count as one
 * @returns why the build could not be requested, if so
 */
async function postToHook(call: string): Promise<string | undefined> {
  const hook = process.env.BUILD_HOOK_URL;
  if (!hook) {
    log('warn', 'build-not-requested', { reason: 'BUILD_HOOK_URL is not set' });
    return 'The environment variable BUILD_HOOK_URL is not set.';
  }
  try {
    if (!isHttpsOrLocal(hook)) throw new Error('BUILD_HOOK_URL must begin with https:.');
    const signal = AbortSignal.timeout(HOOK_TIMEOUT_MS);
    const response = await fetch(hook, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ call }),
      redirect: 'error',
      signal,
    });
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
