import { builtRevision } from '../content/stored.ts';

/** Says which content the deployed site was built from; the admin compares it with the store. */
export const GET = async () =>
  Response.json({ revision: await builtRevision(), built_at: new Date().toISOString() });
