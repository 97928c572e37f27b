import type { Config } from '@netlify/functions';
import { contentRevision } from '../../src/server/content/revision.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { json } from '../../src/server/http/respond.ts';
import { buildStamp } from '../../src/server/site-files.ts';
import { checkWritable } from '../../src/server/store/write-probe.ts';

/** For monitoring: one listing, which fails when the store does, and from time to time a write. */
export default endpoint({
  async GET() {
    const [revision, build] = await Promise.all([contentRevision(), buildStamp(), checkWritable()]);
    return json({ store: 'ok', revision, build });
  },
});

export const config: Config = { path: '/api/health' };
