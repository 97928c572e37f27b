import type { Config } from '@netlify/functions';
import { carouselOrderSchema } from '../../src/domain/carousel-item.ts';
import { COMPANIES } from '../../src/domain/company.ts';
import { audit } from '../../src/server/audit/audit.ts';
import { requireAdmin } from '../../src/server/auth/guard.ts';
import { ofCompany, orderCarousel } from '../../src/server/carousel/carousel.ts';
import { readJson } from '../../src/server/http/body.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { json } from '../../src/server/http/respond.ts';
import { validate } from '../../src/server/http/validate.ts';
import { announceChange } from '../../src/server/publish/request-build.ts';

/** The order of a company's pictures, in one call and one build. */
export default endpoint({
  async POST({ request, context }) {
    const { user } = await requireAdmin(request);
    const order = validate(carouselOrderSchema, await readJson(request));
    if (await orderCarousel(order)) {
      announceChange(context);
      await audit(context, user, 'ordered', { label: COMPANIES[order.company_id].name });
    }
    return json(await ofCompany(order.company_id));
  },
});

export const config: Config = { path: '/api/carousel/order' };
