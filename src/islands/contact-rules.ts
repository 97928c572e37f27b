import { FIELD_TEXTS } from '#texts/field';
import { timeLimit } from '../browser/time-limit.ts';
import {
  CONTACT_FIELD_NAMES,
  CONTACT_FIELDS,
  type ContactField,
  type ContactValues,
} from '../domain/contact-fields.ts';
import { SLUG_PATTERN } from '../domain/limits.ts';
import { courseSinglePath } from '../paths.ts';

export const byField = (make: (field: ContactField) => string) =>
  Object.fromEntries(CONTACT_FIELD_NAMES.map((field) => [field, make(field)])) as ContactValues;

/**
 * What is wrong with a field, or ''. Lengths count after trimming, as on the server. That a phone number is none is for the
 * server to say: the rules of numbers would weigh more than the rest of this.
 * @param malformed whether the browser takes the value for no email address
 */
export function fieldError(field: ContactField, value: string, malformed: boolean): string {
  const { label, min, max } = CONTACT_FIELDS[field];
  const { length } = value.trim();
  if (length === 0) return min > 0 ? FIELD_TEXTS.required(label) : '';
  if (length < min) return FIELD_TEXTS.tooShort(label, min);
  if (length > max) return FIELD_TEXTS.tooLong(label, max);
  return malformed ? FIELD_TEXTS.email : '';
}

/** What the form is about: a course by its title, or a topic. */
export interface Subject {
  kind: 'Course' | 'Topic';
  text: string;
}

/**
 * What the address says that the form is about. Anybody can write an address, so it only chooses: from the courses that
 * there are, by id, and the topic that the site itself offers.
 */
export async function subjectOf(search: string, offered: string): Promise<Subject | null> {
  const query = new URLSearchParams(search);
  const course = query.get('course');
  const title = course && (await courseTitle(course));
  if (title) return { kind: 'Course', text: title };
  return query.get('topic') === offered ? { kind: 'Topic', text: offered } : null;
}

/** The title of a course. Where it is not to be had, its id says as much to the office; null where there is none. */
async function courseTitle(id: string): Promise<string | null> {
  const inWords = SLUG_PATTERN.test(id) ? id : null;
  try {
    const answer = await fetch(courseSinglePath(id), { signal: timeLimit() });
    if (answer.status === 404) return null;
    const { title }: { title?: unknown } = await answer.json();
    return typeof title === 'string' ? title : inWords;
  } catch {
    return inWords;
  }
}

/** Puts the subject above the message. The visitor's own words are never cut, so a long subject gives way. */
export function messageAbout(subject: Subject | null, message: string): string {
  if (!subject) return message;
  const frame = `${subject.kind}: \n\n`.length;
  const room = CONTACT_FIELDS.message.max - message.length - frame;
  if (room < Math.min(subject.text.length, 12)) return message;
  // The cut may split an emoji; the server refuses half a character.
  const start = subject.text.slice(0, room - 1).replace(/[\ud800-\udbff]$/, '');
  const text = subject.text.length > room ? `${start}…` : subject.text;
  return `${subject.kind}: ${text}\n\n${message}`;
}
