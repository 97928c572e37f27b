import { FIELD_TEXTS } from '#texts/field';
import { timeLimit } from '../browser/time-limit.ts';
import { ABOUT_NOTHING, CONTACT_FIELDS, type ContactField, type Subject } from '../domain/contact-fields.ts';
import { SLUG_PATTERN } from '../domain/limits.ts';
import { subjectPath } from '../paths.ts';

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

/**
 * What the address says that the form is about. Anybody can write an address, so it only chooses: from the courses and
 * intakes that there are, by id, and the topic that the site itself offers.
 */
export async function subjectOf(search: string, offered: string): Promise<Subject | null> {
  const query = new URLSearchParams(search);
  const course = query.get('course');
  const found = course && (await courseSubject(course, query.get('intake') ?? ''));
  if (found) return found;
  return query.get('topic') === offered
    ? { about: { ...ABOUT_NOTHING, topic: offered }, text: offered }
    : null;
}

/** A course and its intake. Where their words are not to be had, the ids say as much to the office; null where there is none. */
async function courseSubject(course: string, intake: string): Promise<Subject | null> {
  try {
    const answer = await fetch(subjectPath(course, intake), { signal: timeLimit() });
    if (answer.status === 404) return null;
    if (answer.ok) return await answer.json();
  } catch {
    // Said below.
  }
  if (![course, intake].every((id) => SLUG_PATTERN.test(id || course))) return null;
  return { about: { ...ABOUT_NOTHING, course_id: course, intake_id: intake }, text: course };
}
