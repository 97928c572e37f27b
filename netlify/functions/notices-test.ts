import type { Config } from '@netlify/functions';
import type { NoticeTest } from '../../src/domain/notices.ts';
import { forAdmin } from '../../src/server/auth/guard.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { companyParam } from '../../src/server/http/params.ts';
import { json } from '../../src/server/http/respond.ts';
import { test } from '../../src/server/mail/compose.ts';
import { post } from '../../src/server/mail/post.ts';
import { addressesOf, readNoticeSettings } from '../../src/server/mail/settings.ts';

/** Sends a mail to those of a brand who are told, and answers what the mail server said. */
export default endpoint({
  POST: forAdmin(async ({ params, context }) => {
    const company = companyParam(params.company);
    const to = addressesOf((await readNoticeSettings(company)).data);
    const name = `test-${company}-${context.requestId.toLowerCase()}`;
    const { told, reason, said } = await post({ name, to, ...test(company) });
    return json({ ok: told.length === to.length, to, said, reason } satisfies NoticeTest);
  }),
});

export const config: Config = { path: '/api/notices/:company/test' };
