import { FIELD_TEXTS } from '../domain/island-texts.ts';
import {
  ENQUIRY_EMAIL_MAX,
  ENQUIRY_MESSAGE_MAX,
  ENQUIRY_MESSAGE_MIN,
  ENQUIRY_NAME_MAX,
  ENQUIRY_NAME_MIN,
} from '../domain/limits.ts';

export const CONTACT_FIELDS = ['name', 'email', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactValues = Record<ContactField, string>;

/** No visitor sees it; programs that fill in forms do. */
export const TRAP_FIELD = 'website';

/** Labels and limits of the three fields; lengths count after trimming, as the server does. */
export const FIELD_RULES: Readonly<Record<ContactField, { label: string; min: number; max: number }>> = {
  name: { label: 'Full Name', min: ENQUIRY_NAME_MIN, max: ENQUIRY_NAME_MAX },
  email: { label: 'Email', min: 1, max: ENQUIRY_EMAIL_MAX },
  message: { label: 'Message', min: ENQUIRY_MESSAGE_MIN, max: ENQUIRY_MESSAGE_MAX },
};

/** What is wrong with a field, or ''. The browser itself judges the form of an email address. */
export function fieldError(field: ContactField, value: string, malformed: boolean): string {
  const { label, min, max } = FIELD_RULES[field];
  const { length } = value.trim();
  if (length === 0) return FIELD_TEXTS.required(label);
  if (length < min) return FIELD_TEXTS.tooShort(label, min);
  if (length > max) return FIELD_TEXTS.tooLong(label, max);
  return malformed ? FIELD_TEXTS.email : '';
}

/** What the form is about, from the address: a course by its title, or a topic. */
export interface Subject {
  kind: 'Course' | 'Topic';
  text: string;
}

export function subjectOf(search: string): Subject | null {
  const query = new URLSearchParams(search);
  const course = query.get('course')?.trim();
  if (course) return { kind: 'Course', text: course };
  const topic = query.get('topic')?.trim();
  return topic ? { kind: 'Topic', text: topic } : null;
}

/** Puts the subject above the message. The visitor's own words are never cut, so a long subject gives way. */
export function messageAbout(subject: Subject | null, message: string): string {
  if (!subject) return message;
  const frame = `${subject.kind}: \n\n`.length;
  const room = ENQUIRY_MESSAGE_MAX - message.length - frame;
  if (room < Math.min(subject.text.length, 12)) return message;
  // Half a character, such as one of an emoji, is none that the server takes.
  const start = subject.text.slice(0, room - 1).replace(/[\ud800-\udbff]$/, '');
  const text = subject.text.length > room ? `${start}…` : subject.text;
  return `${subject.kind}: ${text}\n\n${message}`;
}
