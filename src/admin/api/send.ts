import { z } from 'zod';
import { CALL_TEXTS as texts } from '#texts/calls';
import { ENQUIRY_TEXTS } from '#texts/enquiry';
import { API_TIMEOUT_MS } from '../../domain/limits.ts';
import { ASKED_BY } from '../../domain/session.ts';
import { readToken } from '../app/session/token.ts';
import { ApiFailure, failureOf, parseJson } from './failure.ts';
import { sendForm, type Watcher } from './upload.ts';

/** The one place of the admin that talks to the server. Everything that goes wrong is an ApiFailure. */

export type Content = FormData | object;
export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** A form goes without a Content-Type of ours, for the browser writes the one with the boundary; all else as JSON. */
  body?: Content;
  etag?: string;
  /** Under which the same call is sent again when its answer was lost. */
  key?: string;
  /** Of a form. */
  watcher?: Watcher;
  /** Lets the call outlive the page. */
  keepalive?: boolean;
  /** The message when the answer has none. */
  fallback?: string;
  /** Nobody waits for it: it keeps no session open. */
  byItself?: boolean;
  /** A call that makes the session neither carries the old token nor reports its end. */
  anonymous?: boolean;
}

let sessionEnded: () => void = () => {};

/** Calls `listener` when the server refuses the token in use; returns the way to stop that. */
export function onSessionEnded(listener: () => void): () => void {
  sessionEnded = listener;
  return () => {
    sessionEnded = () => {};
  };
}

/** A record together with the version that a change is based on. */
export interface Versioned<T> {
  value: T;
  etag: string;
}

export async function send(path: string, call: Call = {}): Promise<{ response: Response; body: string }> {
  const token = call.anonymous ? null : readToken();
  const headers = new Headers({ accept: 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (call.etag) headers.set('if-match', call.etag);
  if (call.byItself) headers.set(ASKED_BY, 'screen');
  if (call.key) headers.set('idempotency-key', call.key);
  const { method = 'GET', body: content } = call;
  if (content && !(content instanceof FormData)) headers.set('content-type', 'application/json');
  let response: Response;
  let body: string;
  try {
    response =
      content instanceof FormData
        ? await sendForm(path, { method, headers, body: content }, call.watcher)
        : await fetch(path, {
            method,
            headers,
            body: JSON.stringify(content),
            cache: 'no-store',
            keepalive: call.keepalive,
            signal: AbortSignal.timeout(API_TIMEOUT_MS),
          });
    body = await response.text();
  } catch (cause) {
    // A time-out counts as the network error: for the person who waits they are the same.
    throw Object.assign(new ApiFailure(0, ENQUIRY_TEXTS.network), { cause });
  }
  if (response.ok) return { response, body };
  // A refusal of a token that was replaced meanwhile says nothing about the new one.
  if (response.status === 401 && token && token === readToken()) sessionEnded();
  throw failureOf(response, body, call.fallback);
}

/** A call whose answer says no more than that it was done. */
export async function tell(path: string, call: Call): Promise<void> {
  await send(path, call);
}

export async function ask<T>(path: string, schema: z.ZodType<T>, call?: Call): Promise<T> {
  const { response, body } = await send(path, call);
  return parseAnswer(response, body, schema);
}

function parseAnswer<T>(response: Response, body: string, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(parseJson(body));
  if (parsed.success) return parsed.data;
  throw Object.assign(new ApiFailure(response.status, texts.notUnderstood), { cause: parsed.error });
}

export async function askVersioned<T>(path: string, schema: z.ZodType<T>): Promise<Versioned<T>> {
  const { response, body } = await send(path);
  // A proxy that compresses marks the tag as weak; If-Match wants the one the server wrote.
  const etag = response.headers.get('etag')?.replace(/^W\//, '');
  // Without a version a save could overwrite somebody else's change unseen.
  if (!etag) throw new ApiFailure(response.status, texts.noVersion);
  return { value: parseAnswer(response, body, schema), etag };
}

/** Part of a list, and where it goes on. */
interface ListPage<T> {
  items: T[];
  next: string | undefined;
}

export async function askPage<T>(path: string, schema: z.ZodType<T>, call?: Call): Promise<ListPage<T>> {
  const { response, body } = await send(path, call);
  const next = response.headers.get('link')?.match(/<([^>]+)>\s*;[^,]*rel="?next"?/)?.[1];
  return { items: parseAnswer(response, body, z.array(schema)), next };
}

export async function askAll<T>(path: string, schema: z.ZodType<T>): Promise<T[]> {
  const { items, next } = await askPage(path, schema);
  return next ? [...items, ...(await askAll(next, schema))] : items;
}

/** A stored picture as a file that can be uploaded again. */
export async function getPicture(path: string): Promise<File> {
  const response = await fetch(path, { signal: AbortSignal.timeout(API_TIMEOUT_MS) }).catch(() => null);
  if (!response?.ok) throw new ApiFailure(response?.status ?? 0, texts.noPicture);
  return new File([await response.blob()], 'picture.webp', { type: 'image/webp' });
}

/** A page or a picture of a backup may be heavy, and the line slow. */
const BACKUP_TIMEOUT_MS = 60_000;

/** For backup and restore, which speak to the site themselves. */
export async function sendBackup(path: string, init: RequestInit = {}): Promise<Response> {
  const token = readToken();
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${token}`);
  const response = await fetch(path, { ...init, headers, signal: AbortSignal.timeout(BACKUP_TIMEOUT_MS) });
  if (response.status === 401 && token === readToken()) sessionEnded();
  return response;
}
