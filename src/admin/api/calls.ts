import { z } from 'zod';
import { CALL_TEXTS as texts } from '#texts/calls';
import { ENQUIRY_TEXTS } from '#texts/enquiry';
import { LOGIN_TEXTS } from '#texts/login';
import type { AnswerInput } from '../../domain/answer.ts';
import { groupsOf } from '../../domain/batches.ts';
import { type CarouselOrder, carouselItemSchema } from '../../domain/carousel-item.ts';
import type { CompanyId } from '../../domain/company.ts';
import {
  type EnquiryState,
  enquiryIdsAnswerSchema,
  enquirySchema,
  subjectSchema,
} from '../../domain/enquiry.ts';
import { pictureSchema } from '../../domain/fields/picture.ts';
import { API_TIMEOUT_MS, ENQUIRIES_AT_ONCE } from '../../domain/limits.ts';
import { noticeSettingsSchema, noticeStatusSchema, noticeTestSchema } from '../../domain/notices.ts';
import { type FoundOfPerson, foundOfPersonSchema } from '../../domain/person.ts';
import { publishStatusSchema } from '../../domain/publish.ts';
import { policySchema } from '../../domain/publish-policy.ts';
import type { RecordAddress } from '../../domain/record-kind.ts';
import { type LoginInput, loginAnswerSchema, verifyAnswerSchema } from '../../domain/session.ts';
import { trashItemSchema } from '../../domain/trash.ts';
import { apiPaths, subjectPath } from '../../paths.ts';
import { readToken } from '../app/session/token.ts';
import type { Collection } from './collections.ts';
import { ApiFailure, failureOf, parseJson } from './failure.ts';
import { sendForm, type Watcher } from './upload.ts';

/** The one place of the admin that talks to the server. Everything that goes wrong is an ApiFailure. */

type Content = FormData | object;
interface Call {
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

async function send(path: string, call: Call = {}): Promise<{ response: Response; body: string }> {
  const token = call.anonymous ? null : readToken();
  const headers = new Headers({ accept: 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (call.etag) headers.set('if-match', call.etag);
  if (call.byItself) headers.set('asked-by', 'screen');
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
async function tell(path: string, call: Call): Promise<void> {
  await send(path, call);
}

async function ask<T>(path: string, schema: z.ZodType<T>, call?: Call): Promise<T> {
  const { response, body } = await send(path, call);
  return parseAnswer(response, body, schema);
}

function parseAnswer<T>(response: Response, body: string, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(parseJson(body));
  if (parsed.success) return parsed.data;
  throw Object.assign(new ApiFailure(response.status, texts.notUnderstood), { cause: parsed.error });
}

async function askVersioned<T>(path: string, schema: z.ZodType<T>): Promise<Versioned<T>> {
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

async function askPage<T>(path: string, schema: z.ZodType<T>, call?: Call): Promise<ListPage<T>> {
  const { response, body } = await send(path, call);
  const next = response.headers.get('link')?.match(/<([^>]+)>\s*;[^,]*rel="?next"?/)?.[1];
  return { items: parseAnswer(response, body, z.array(schema)), next };
}

export const signIn = (input: LoginInput) =>
  ask(apiPaths.login, loginAnswerSchema, {
    method: 'POST',
    body: input,
    anonymous: true,
    fallback: LOGIN_TEXTS.failed,
  });

export const verifySession = async () => (await ask(apiPaths.verify, verifyAnswerSchema)).user;

export const signOut = () => tell(apiPaths.logout, { method: 'POST', keepalive: true });

export const signOutEverywhere = () => tell(apiPaths.logoutEverywhere, { method: 'POST' });

export const getPublishStatus = () => ask(apiPaths.status, publishStatusSchema);

/** Calls for a build now. That it was called, not that it is done. */
export const publishNow = () => tell(apiPaths.publish, { method: 'POST' });

export const getNoticeStatus = () => ask(apiPaths.notices, noticeStatusSchema);

/** Has what is not tried any more tried again. */
export const retryNotices = () => ask(apiPaths.retryNotices, noticeStatusSchema, { method: 'POST' });

export const getNoticeSettings = (companyId: CompanyId) =>
  ask(apiPaths.noticeSettings(companyId), noticeSettingsSchema);

/** Only what is named changes. */
export const changeNoticeSettings = (companyId: CompanyId, change: object) =>
  ask(apiPaths.noticeSettings(companyId), noticeSettingsSchema, { method: 'PUT', body: change });

/** Sends a mail to those of a brand who are told. */
export const testNotices = (companyId: CompanyId) =>
  ask(apiPaths.noticeTest(companyId), noticeTestSchema, { method: 'POST' });

export const getPolicy = () => ask(apiPaths.policy, policySchema);

/** Only what is named changes. */
export const changePolicy = (change: object) =>
  ask(apiPaths.policy, policySchema, { method: 'PUT', body: change });

/** The public page of a course as HTML, before it is saved. */
export const previewCourse = async (course: object): Promise<string> =>
  (await send(apiPaths.preview, { method: 'POST', body: course })).body;

/** A page of a brand as HTML, with what is typed of its sections and of its course. */
export const previewPage = async (companyId: CompanyId, page: string, typed: object): Promise<string> =>
  (await send(apiPaths.pagePreview(companyId, page), { method: 'POST', body: typed })).body;

/** What an enquiry is about, as it is called now. */
export const getSubject = (course: string, intake: string) => ask(subjectPath(course, intake), subjectSchema);

/** A stored picture as a file that can be uploaded again. */
export async function getPicture(path: string): Promise<File> {
  const response = await fetch(path, { signal: AbortSignal.timeout(API_TIMEOUT_MS) }).catch(() => null);
  if (!response?.ok) throw new ApiFailure(response?.status ?? 0, texts.noPicture);
  return new File([await response.blob()], 'picture.webp', { type: 'image/webp' });
}

/** All records of a collection, in its order. */
export async function listRecords<T>({ path, lists = [path], schema }: Collection<T>): Promise<T[]> {
  const all = await Promise.all(lists.map((list) => askAll(list, schema)));
  return all.flat();
}

async function askAll<T>(path: string, schema: z.ZodType<T>): Promise<T[]> {
  const { items, next } = await askPage(path, schema);
  return next ? [...items, ...(await askAll(next, schema))] : items;
}

/** The first page of a collection, or the one after `cursor`. @returns also the cursor of what follows */
export async function listPage<T>(
  { path, schema }: Collection<T>,
  limit: number,
  cursor?: string,
  call?: Pick<Call, 'byItself'>,
) {
  const query = new URLSearchParams({ limit: String(limit), ...(cursor && { cursor }) });
  const { items, next } = await askPage(`${path}?${query}`, schema, call);
  return { items, next: next && (new URLSearchParams(next.split('?')[1]).get('cursor') ?? undefined) };
}

/** An id may come from an address, and must not lead elsewhere. */
const recordPath = (path: string, id: string) => `${path}/${encodeURIComponent(id)}`;

export const getRecord = <T>({ path, readPath = path, schema }: Collection<T>, id: string) =>
  askVersioned(recordPath(readPath, id), schema);

export const createRecord = <T>(
  { path, schema }: Collection<T>,
  body: Content,
  key: string,
  watcher?: Watcher,
) => ask(path, schema, { method: 'POST', body, key, watcher });

/** @param etag of the version that the change is based on; left out, the change goes on top of any */
export const updateRecord = <T>(
  { path, schema }: Collection<T>,
  id: string,
  body: Content,
  etag?: string,
  watcher?: Watcher,
) => ask(recordPath(path, id), schema, { method: 'PUT', body, etag, watcher });

export const deleteRecord = <T>({ path }: Collection<T>, id: string) =>
  tell(recordPath(path, id), { method: 'DELETE' });

/** Deletes many enquiries, or brings them back. What is so already is passed over. */
export async function changeEnquiries(what: 'delete' | 'restore', ids: readonly string[]): Promise<void> {
  for (const group of groupsOf(ids, ENQUIRIES_AT_ONCE))
    await ask(`${apiPaths.forms}/${what}`, enquiryIdsAnswerSchema, { method: 'POST', body: { ids: group } });
}

/** Gives many enquiries a state. Those that are gone are passed over. */
export async function setEnquiryStates(ids: readonly string[], state: EnquiryState): Promise<void> {
  for (const group of groupsOf(ids, ENQUIRIES_AT_ONCE))
    await ask(`${apiPaths.forms}/state`, enquiryIdsAnswerSchema, {
      method: 'POST',
      body: { ids: group, state },
    });
}

/** All that is held about a person, in the trash too. */
export async function findPerson(person: string, cursor?: string): Promise<FoundOfPerson[]> {
  const body = { person, ...(cursor && { cursor }) };
  const { found, next } = await ask(apiPaths.people('find'), foundOfPersonSchema, { method: 'POST', body });
  return next ? [...found, ...(await findPerson(person, next))] : found;
}

/** Erases enquiries of a person for good. @returns how many */
export async function erasePerson(person: string, ids: readonly string[]): Promise<number> {
  let count = 0;
  for (const group of groupsOf(ids, ENQUIRIES_AT_ONCE)) {
    const body = { person, ids: group };
    const erased = await ask(apiPaths.people('erase'), enquiryIdsAnswerSchema, { method: 'POST', body });
    count += erased.ids.length;
  }
  return count;
}

/** Sends an answer to a visitor. @returns the enquiry, with it */
export const sendAnswer = (id: string, answer: AnswerInput, key: string) =>
  ask(`${recordPath(apiPaths.forms, id)}/answer`, enquirySchema, { method: 'POST', body: answer, key });

/** Puts all carousel items of a company in order. */
export const orderCarousel = (order: CarouselOrder) =>
  ask(apiPaths.carouselOrder, z.array(carouselItemSchema), { method: 'POST', body: order });

/** Stores a picture, for records to name. */
export function storePicture(file: File, watcher?: Watcher) {
  const body = new FormData();
  body.set('image', file);
  return ask(apiPaths.media, pictureSchema, { method: 'POST', body, watcher });
}

/** What was deleted and can be brought back. */
export const listTrash = () => ask(apiPaths.trash, z.array(trashItemSchema));

/** Brings back what was deleted. */
export const restoreDeleted = (address: RecordAddress) => tell(apiPaths.restore(address), { method: 'POST' });

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
