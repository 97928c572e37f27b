import type { Config } from '@netlify/functions';
import { courseKind } from '../../src/domain/course.ts';
import { missingText } from '../../src/domain/kind.ts';
import { findSubject } from '../../src/server/enquiries/subject.ts';
import { notFound } from '../../src/server/errors.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { contentCacheHeaders, json } from '../../src/server/http/respond.ts';

/** What the contact form is about, for a visitor who comes from a course. */
export default endpoint({
  async GET({ request, params }) {
    const subject = await findSubject(params.course ?? '', params.intake ?? '');
    if (!subject) throw notFound(missingText(courseKind));
    return json(subject, 200, contentCacheHeaders(request));
  },
});

export const config: Config = { path: ['/api/subject/:course', '/api/subject/:course/:intake'] };
