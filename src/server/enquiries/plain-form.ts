import { API_TEXTS } from '#texts/api';
import { faultOf } from '../../components/contact/faults.ts';
import type { PlainFormProps } from '../../components/contact/PlainForm.tsx';
import { fieldErrors } from '../../domain/api-error.ts';
import { MAIN_COMPANY_ID } from '../../domain/company.ts';
import {
  ABOUT_FIELDS,
  ABOUT_NOTHING,
  type About,
  byField,
  type ContactValues,
  TRAP_FIELD,
  WITHOUT_SUBJECT_FIELD,
} from '../../domain/contact-fields.ts';
import { type EnquirySubmission, enquirySubmissionSchema } from '../../domain/enquiry.ts';
import { companyIdSchema } from '../../domain/fields/choice.ts';
import { SLUG_PATTERN } from '../../domain/limits.ts';
import { sectionsOrOriginal } from '../content/words.ts';
import { HttpError } from '../errors.ts';

/** The contact form as a browser sends it without scripts. */
export type PlainForm = Pick<PlainFormProps, 'companyId' | 'values'> & { about: About; website: string };

/** Who sends nothing has a form all the same: with nothing in it. */
export async function plainFormOf(request: Request, fields: Fields): Promise<PlainForm> {
  const companyId = companyIdSchema.safeParse(fields.company_id).data ?? MAIN_COMPANY_ID;
  const { words } = (await sectionsOrOriginal(companyId)).courses;
  return {
    companyId,
    values: byField((field) => fields[field] ?? ''),
    about: fields[WITHOUT_SUBJECT_FIELD]
      ? ABOUT_NOTHING
      : aboutOf(says(fields) ? fields : subjectIn(request)),
    website: fields[TRAP_FIELD] ?? '',
  };

  /** Anybody can write a form: it chooses among what the site itself offers. */
  function aboutOf({ course_id = '', intake_id = '', topic = '' }: Fields): About {
    const id = (text: string) => (SLUG_PATTERN.test(text) ? text : '');
    return {
      course_id: id(course_id),
      intake_id: id(course_id) && id(intake_id),
      topic: topic === words.topic ? topic : '',
    };
  }
}

type Fields = Readonly<Record<string, string>>;
const says = (fields: Fields) => ABOUT_FIELDS.some((name) => fields[name]);

/** What the address of the page says that the form was sent from. Without scripts the form cannot read it. */
function subjectIn(request: Request): Fields {
  const from = URL.parse(request.headers.get('referer') ?? '');
  if (from?.host !== new URL(request.url).host) return {};
  const said = (name: string) => from.searchParams.get(name) ?? '';
  return { course_id: said('course'), intake_id: said('intake'), topic: said('topic') };
}

/** Forms of other sites could send enquiries by the browsers of those who visit them. @throws 403 */
export function refuseOtherSites(request: Request, siteUrl = ''): void {
  const origin = request.headers.get('origin');
  if (origin === null || origin === 'null') return;
  const host = URL.parse(origin)?.host;
  if (host !== new URL(request.url).host && host !== URL.parse(siteUrl)?.host)
    throw new HttpError(403, API_TEXTS.otherSite);
}

/** What is sent, checked. @throws 422 naming each wrong field */
export function submissionOf({ companyId, values, about, website }: PlainForm): EnquirySubmission {
  const sent = { ...values, ...about, company_id: companyId, website };
  const { data, error } = enquirySubmissionSchema.safeParse(sent);
  if (data) return data;
  const errors = fieldErrors(error);
  const trimmed = byField((field) => values[field].trim());
  throw new HttpError(422, faultOf(trimmed, faultsIn(errors)), { errors });
}

/** What an error says of each field. */
export const faultsIn = (errors: HttpError['errors'] = []): ContactValues =>
  byField((name) => errors.find(({ field }) => field === name)?.msg ?? '');
