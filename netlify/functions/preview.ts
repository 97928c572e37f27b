import type { Config } from '@netlify/functions';
import { forAdmin } from '../../src/server/auth/guard.ts';
import { listOffered, offer } from '../../src/server/content/courses.ts';
import { contentRevision } from '../../src/server/content/revision.ts';
import { sectionsBy } from '../../src/server/content/words.ts';
import { readJson } from '../../src/server/http/body.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { page } from '../../src/server/http/respond.ts';
import { previewInputSchema, renderPreview } from '../../src/server/render/preview.ts';
import { readShell } from '../../src/server/site-files.ts';

/** The public page of a course as it would be, before anything is saved. */
export default endpoint({
  POST: forAdmin(async ({ request }) => {
    const input = await readJson(request, previewInputSchema);
    const [courses, revision, shell, sections] = await Promise.all([
      listOffered(),
      contentRevision(),
      readShell('course', input.company_id),
      sectionsBy(input.company_id),
    ]);
    return page(await renderPreview(input, { courses, offer, revision, shell, sections }), 200, {
      'Cache-Control': 'no-store',
    });
  }),
});

export const config: Config = { path: '/api/preview' };
