import { z } from 'zod';
import { ENQUIRY_TEXTS } from '#texts/enquiry';
import { LOGIN_TEXTS } from '#texts/login';
import { type AuditEntry, auditEntrySchema } from '../../domain/audit.ts';
import { type CarouselItem, type CarouselOrder, carouselItemSchema } from '../../domain/carousel-item.ts';
import { COMPANY_IDS } from '../../domain/company.ts';
import { type Course, type CourseInput, courseSchema } from '../../domain/course.ts';
import { type Enquiry, type EnquiryChange, enquirySchema } from '../../domain/enquiry.ts';
import { pictureSchema } from '../../domain/field.ts';
import type { Kind, KindRecord } from '../../domain/kind.ts';
import { API_TIMEOUT_MS, RECORDS_PER_PAGE } from '../../domain/limits.ts';
import type { Picture } from '../../domain/picture.ts';
import { type PublishStatus, publishStatusSchema } from '../../domain/publish.ts';
import type { RecordAddress } from '../../domain/record-kind.ts';
import {
  type LoginAnswer,
  type LoginInput,
  loginAnswerSchema,
  type User,
  verifyAnswerSchema,
} from '../../domain/session.ts';
import { type TrashItem, trashItemSchema } from '../../domain/trash.ts';
import { apiPaths } from '../../paths.ts';
import { readToken } from '../app/session/token.ts';
import { ApiFailure, failureOf, parseJson } from './failure.ts';

/** The one place of the admin that talks to the server. Everything that goes wrong is an ApiFailure. */

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  json?: unknown;
  /** Sent without a Content-Type of ours: the browser writes the one with the boundary. */
  form?: FormData;
  etag?: string;
  /** Under which the same call is sent again when its answer was lost. */
  key?: string;
  /** Lets the call outlive the page. */
  keepalive?: boolean;
  /** The message when the answer has none. */
  fallback?: string;
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
  if (call.key) headers.set('idempotency-key', call.key);
  if (call.json !== undefined) headers.set('content-type', 'application/json');
  let response: Response;
  let body: string;
  try {
    response = await fetch(path, {
      method: call.method ?? 'GET',
      headers,
      body: call.form ?? (call.json === undefined ? undefined : JSON.stringify(call.json)),
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

async function ask<T>(path: string, schema: z.ZodType<T>, call?: Call): Promise<T> {
  const { response, body } = await send(path, call);
  return parseAnswer(response, body, schema);
}

function parseAnswer<T>(response: Response, body: string, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(parseJson(body));
  if (parsed.success) return parsed.data;
  throw Object.assign(
    new ApiFailure(response.status, 'The server gave an answer that this page does not understand.'),
    { cause: parsed.error },
  );
}

async function askVersioned<T>(path: string, schema: z.ZodType<T>): Promise<Versioned<T>> {
  const { response, body } = await send(path);
  // A proxy that compresses marks the tag as weak; If-Match wants the one the server wrote.
  const etag = response.headers.get('etag')?.replace(/^W\//, '');
  // Without a version a save could overwrite somebody else's change unseen.
  if (!etag) throw new ApiFailure(response.status, 'The server did not say which version this is.');
  return { value: parseAnswer(response, body, schema), etag };
}

export const signIn = (input: LoginInput): Promise<LoginAnswer> =>
  ask(apiPaths.login, loginAnswerSchema, {
    method: 'POST',
    json: input,
    anonymous: true,
    fallback: LOGIN_TEXTS.failed,
  });

export const verifySession = async (): Promise<User> => (await ask(apiPaths.verify, verifyAnswerSchema)).user;

export const signOut = async (): Promise<void> => {
  await send(apiPaths.logout, { method: 'POST', keepalive: true });
};

export const signOutEverywhere = async (): Promise<void> => {
  await send(apiPaths.logoutEverywhere, { method: 'POST' });
};

export const getPublishStatus = (): Promise<PublishStatus> => ask(apiPaths.status, publishStatusSchema);

/** Calls for a build now. That it was called, not that it is done. */
export const publishNow = async (): Promise<void> => {
  await send(apiPaths.publish, { method: 'POST' });
};

export interface CoursePreview extends CourseInput {
  /** Left out for a course that is not stored yet. */
  id?: string;
  image: 'stored' | 'none';
}

/** The public page of a course as HTML, before it is saved. */
export const previewCourse = async (course: CoursePreview): Promise<string> =>
  (await send(apiPaths.preview, { method: 'POST', json: course })).body;

/** A stored picture as a file that can be uploaded again. */
export async function getPicture(path: string): Promise<File> {
  const response = await fetch(path, { signal: AbortSignal.timeout(API_TIMEOUT_MS) }).catch(() => null);
  if (!response?.ok) throw new ApiFailure(response?.status ?? 0, 'The picture could not be loaded.');
  return new File([await response.blob()], 'picture.webp', { type: 'image/webp' });
}

/** The courses of both companies. */
export const listCourses = async (): Promise<Course[]> =>
  (await Promise.all(COMPANY_IDS.map((id) => ask(apiPaths.coursesOf(id), z.array(courseSchema))))).flat();

export const getCourse = (id: string) => askVersioned(apiPaths.courseSingle(id), courseSchema);

export const createCourse = (form: FormData, key: string): Promise<Course> =>
  ask(apiPaths.courses, courseSchema, { method: 'POST', form, key });

export const updateCourse = (id: string, form: FormData, etag: string): Promise<Course> =>
  ask(apiPaths.course(id), courseSchema, { method: 'PUT', form, etag });

export const deleteCourse = async (id: string): Promise<void> => {
  await send(apiPaths.course(id), { method: 'DELETE' });
};

/** The carousel items of both companies. */
export const listCarousel = async (): Promise<CarouselItem[]> =>
  (
    await Promise.all(COMPANY_IDS.map((id) => ask(apiPaths.carouselOf(id), z.array(carouselItemSchema))))
  ).flat();

export const getCarouselItem = (id: string) => askVersioned(apiPaths.carouselSingle(id), carouselItemSchema);

export const createCarouselItem = (form: FormData, key: string): Promise<CarouselItem> =>
  ask(apiPaths.carousel, carouselItemSchema, { method: 'POST', form, key });

export const updateCarouselItem = (id: string, form: FormData, etag: string): Promise<CarouselItem> =>
  ask(apiPaths.carouselItem(id), carouselItemSchema, { method: 'PUT', form, etag });

/** Puts all items of a company in order. */
export const orderCarousel = (order: CarouselOrder): Promise<CarouselItem[]> =>
  ask(apiPaths.carouselOrder, z.array(carouselItemSchema), { method: 'POST', json: order });

export const deleteCarouselItem = async (id: string): Promise<void> => {
  await send(apiPaths.carouselItem(id), { method: 'DELETE' });
};

/** All records of a kind, drafts included, in its order. */
export async function listRecords({ name, recordSchema }: Kind): Promise<KindRecord[]> {
  const records: KindRecord[] = [];
  let cursor: string | undefined;
  do {
    const page = await askPage(apiPaths.records(name), recordSchema, RECORDS_PER_PAGE, cursor);
    records.push(...page.items);
    cursor = page.next;
  } while (cursor);
  return records;
}

export const getRecord = ({ name, recordSchema }: Kind, id: string) =>
  askVersioned(apiPaths.record(name, id), recordSchema);

export const createRecord = ({ name, recordSchema }: Kind, json: object, key: string): Promise<KindRecord> =>
  ask(apiPaths.records(name), recordSchema, { method: 'POST', json, key });

export const updateRecord = (
  { name, recordSchema }: Kind,
  id: string,
  json: object,
  etag: string,
): Promise<KindRecord> => ask(apiPaths.record(name, id), recordSchema, { method: 'PUT', json, etag });

export const deleteRecord = async ({ name }: Kind, id: string): Promise<void> => {
  await send(apiPaths.record(name, id), { method: 'DELETE' });
};

/** Stores a picture, for records to name. */
export function storePicture(file: File): Promise<Picture> {
  const form = new FormData();
  form.set('image', file);
  return ask(apiPaths.media, pictureSchema, { method: 'POST', form });
}

/** One page of enquiries, newest first. @returns also the cursor of the next page, if there is one */
export async function listEnquiryPage(
  limit: number,
  cursor?: string,
): Promise<{ enquiries: Enquiry[]; next: string | undefined }> {
  const { items, next } = await askPage(apiPaths.forms, enquirySchema, limit, cursor);
  return { enquiries: items, next };
}

/** One page of a list that goes on by its Link. @returns also the cursor of the next page, if there is one */
async function askPage<T>(
  path: string,
  schema: z.ZodType<T>,
  limit: number,
  cursor?: string,
): Promise<{ items: T[]; next: string | undefined }> {
  const query = new URLSearchParams({ limit: String(limit), ...(cursor && { cursor }) });
  const { response, body } = await send(`${path}?${query}`);
  const next = nextPage(response.headers.get('link'));
  return {
    items: parseAnswer(response, body, z.array(schema)),
    next: (next && new URL(next, location.origin).searchParams.get('cursor')) || undefined,
  };
}

const nextPage = (link: string | null): string | undefined =>
  link?.match(/<([^>]+)>\s*;[^,]*rel="?next"?/)?.[1];

export const getEnquiry = (id: string) => askVersioned(apiPaths.form(id), enquirySchema);

/** @param etag of the version that the change is based on; left out, the change goes on top of any */
export const updateEnquiry = (id: string, change: EnquiryChange, etag?: string): Promise<Enquiry> =>
  ask(apiPaths.form(id), enquirySchema, { method: 'PUT', json: change, etag });

export const deleteEnquiry = async (id: string): Promise<void> => {
  await send(apiPaths.form(id), { method: 'DELETE' });
};

/** One page of the audit trail, newest first. @returns also the cursor of the next page, if there is one */
export const listAuditPage = (
  limit: number,
  cursor?: string,
): Promise<{ items: AuditEntry[]; next: string | undefined }> =>
  askPage(apiPaths.audit, auditEntrySchema, limit, cursor);

/** What was deleted and can be brought back. */
export const listTrash = (): Promise<TrashItem[]> => ask(apiPaths.trash, z.array(trashItemSchema));

/** Brings back what was deleted. */
export const restoreDeleted = async (address: RecordAddress): Promise<void> => {
  await send(apiPaths.restore(address), { method: 'POST' });
};

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
