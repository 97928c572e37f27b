import type { Config } from '@netlify/functions';
import { PUBLISH_POLICY_TEXTS } from '#texts/publish-policy';
import { policyChangeSchema, policyFaults } from '../../src/domain/publish-policy.ts';
import { audit } from '../../src/server/audit/audit.ts';
import { forAdmin } from '../../src/server/auth/guard.ts';
import { badRequest } from '../../src/server/errors.ts';
import { readJson } from '../../src/server/http/body.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { json } from '../../src/server/http/respond.ts';
import { changePolicy, readPolicy } from '../../src/server/publish/publish-state.ts';

/** When changes are built into the files. Only what is named changes. */
export default endpoint({
  GET: forAdmin(async () => json(await readPolicy())),

  PUT: forAdmin(async (call) => {
    const change = await readJson(call.request, policyChangeSchema);
    const policy = await changePolicy((current) => {
      const next = { ...current, ...change };
      const faults = policyFaults(next);
      if (faults.length > 0) throw badRequest(faults.map(({ msg }) => msg).join(' '), faults);
      return next;
    });
    await audit(call, 'policy-changed', { detail: PUBLISH_POLICY_TEXTS.mode.names[policy.mode] });
    return json(policy);
  }),
});

export const config: Config = { path: '/api/publish/policy' };
