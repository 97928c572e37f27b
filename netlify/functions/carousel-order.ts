import type { Config } from '@netlify/functions';
import { carouselOrderSchema } from '../../src/domain/carousel-item.ts';
import { COMPANIES } from '../../src/domain/company.ts';
import { audit } from '../../src/server/audit/audit.ts';
import { forAdmin } from '../../src/server/auth/guard.ts';
import { ofCompany, orderCarousel } from '../../src/server/carousel/carousel.ts';
import { readJson } from '../../src/server/http/body.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { json } from '../../src/server/http/respond.ts';
import { announceChange } from '../../src/server/publish/request-build.ts';

/** The order of a company's pictures, in one call and one build. */
export default endpoint({
  POST: forAdmin(async (call) => {
    const order = await readJson(call.request, carouselOrderSchema);
    if (await orderCarousel(order)) {
      announceChange(call.context);
      await audit(call, 'ordered', { label: COMPANIES[order.company_id].name });
    }
    return json(await ofCompany(order.company_id));
  }),
});

export const config: Config = { path: '/api/carousel/order' };
