import { z } from 'zod';
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
import { ENQUIRIES_AT_ONCE } from '../../domain/limits.ts';
import { noticeSettingsSchema, noticeStatusSchema, noticeTestSchema } from '../../domain/notices.ts';
import { type FoundOfPerson, foundOfPersonSchema } from '../../domain/person.ts';
import { publishStatusSchema } from '../../domain/publish.ts';
import { policySchema } from '../../domain/publish-policy.ts';
import type { RecordAddress } from '../../domain/record-kind.ts';
import { type LoginInput, loginAnswerSchema, verifyAnswerSchema } from '../../domain/session.ts';
import { trashItemSchema } from '../../domain/trash.ts';
import { apiPaths, subjectPath } from '../../paths.ts';
import type { Collection } from './collections.ts';
import { ask, askAll, askPage, askVersioned, type Call, type Content, send, tell } from './send.ts';
import type { Watcher } from './upload.ts';

/** What the admin asks of the server, a line a call. */

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

/** All records of a collection, in its order. */
export async function listRecords<T>({ path, lists = [path], schema }: Collection<T>): Promise<T[]> {
  const all = await Promise.all(lists.map((list) => askAll(list, schema)));
  return all.flat();
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
