import type { Config } from '@netlify/functions';
import { forAdmin } from '../../src/server/auth/guard.ts';
import { readJson } from '../../src/server/http/body.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { companyParam, editedPageParam } from '../../src/server/http/params.ts';
import { page } from '../../src/server/http/respond.ts';
import { pagePreviewSchema, renderPagePreview } from '../../src/server/render/page-preview.ts';

/** A page of a brand as it would be, before anything is saved, with marks that say which field says what. */
export default endpoint({
  POST: forAdmin(async ({ request, params }) => {
    const companyId = companyParam(params.company);
    const name = editedPageParam(params.page);
    const typed = await readJson(request, pagePreviewSchema);
    return page(await renderPagePreview(companyId, name, typed), 200, { 'Cache-Control': 'no-store' });
  }),
});

export const config: Config = { path: '/api/preview/:company/:page' };
