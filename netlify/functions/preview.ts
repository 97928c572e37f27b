import type { Config } from '@netlify/functions';
import { forAdmin } from '../../src/server/auth/guard.ts';
import { contentRevision, listOffered, offer, sectionsBy } from '../../src/server/content/content.ts';
import { readJson } from '../../src/server/http/body.ts';
import { type Call, endpoint } from '../../src/server/http/endpoint.ts';
import { companyParam, editedPageParam } from '../../src/server/http/params.ts';
import { page } from '../../src/server/http/respond.ts';
import { pagePreviewSchema, renderPagePreview } from '../../src/server/render/page-preview.ts';
import { previewInputSchema, renderPreview } from '../../src/server/render/preview.ts';
import { readShell } from '../../src/server/site-files.ts';

/** Public pages as they would be, before anything is saved. */
export default endpoint(({ page: name }) => ({
  POST: forAdmin(name === undefined ? previewCourse : previewPage),
}));

const answer = (html: string) => page(html, 200, { 'Cache-Control': 'no-store' });

async function previewCourse({ request }: Call) {
  const input = await readJson(request, previewInputSchema);
  const [courses, revision, shell, sections] = await Promise.all([
    listOffered(),
    contentRevision(),
    readShell('course', input.company_id),
    sectionsBy(input.company_id),
  ]);
  return answer(await renderPreview(input, { courses, offer, revision, shell, sections }));
}

/** With marks that say which field says what. */
async function previewPage({ request, params }: Call) {
  const companyId = companyParam(params.company);
  const name = editedPageParam(params.page);
  const { sections } = await readJson(request, pagePreviewSchema);
  return answer(await renderPagePreview(companyId, name, sections));
}

export const config: Config = { path: ['/api/preview', '/api/preview/:company/:page'] };
