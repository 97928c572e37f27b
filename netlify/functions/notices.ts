import type { Config } from '@netlify/functions';
import { NOTICE_SETTING_TEXTS } from '#texts/notices';
import { COMPANIES } from '../../src/domain/company.ts';
import { noticeChangeSchema } from '../../src/domain/notices.ts';
import { audit } from '../../src/server/audit/audit.ts';
import { forAdmin } from '../../src/server/auth/guard.ts';
import { readJson } from '../../src/server/http/body.ts';
import { etagOf, ifMatch } from '../../src/server/http/conditional.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { companyParam } from '../../src/server/http/params.ts';
import { json } from '../../src/server/http/respond.ts';
import { sendDue } from '../../src/server/mail/delivery.ts';
import { changeNoticeSettings, readNoticeSettings } from '../../src/server/mail/settings.ts';
import { noticeStatus, retryFailed } from '../../src/server/mail/status.ts';

/** How notices go. The dashboard asks by itself. */
const readStatus = forAdmin(async () => json(await noticeStatus()), false);

const retry = forAdmin(async ({ context }) => {
  await retryFailed();
  context.waitUntil(sendDue());
  return json(await noticeStatus());
});

const readSettings = forAdmin(async ({ params }) => {
  const { rev, data } = await readNoticeSettings(companyParam(params.company));
  return json(data, 200, { ETag: etagOf(rev) });
});

/** Only what is named changes. */
const changeSettings = forAdmin(async (call) => {
  const company = companyParam(call.params.company);
  const change = await readJson(call.request, noticeChangeSchema);
  const { rev, data } = await changeNoticeSettings(company, change, ifMatch(call.request));
  const detail = NOTICE_SETTING_TEXTS.mode.names[data.mode];
  await audit(call, 'notices-changed', { label: COMPANIES[company].name, detail });
  return json(data, 200, { ETag: etagOf(rev) });
});

export default endpoint(({ company }) => {
  if (company === undefined) return { GET: readStatus };
  return company === 'retry' ? { POST: retry } : { GET: readSettings, PUT: changeSettings };
});

export const config: Config = {
  path: ['/api/notices', '/api/notices/:company'],
};
