import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const revisionSchema = z.object({ revision: z.string() });

/** Whether the store holds other content than the site was built from. No answer counts as no. */
export async function contentIsNewer(siteDir: string, ownUrl: string): Promise<boolean> {
  try {
    const built = revisionSchema.parse(JSON.parse(await readFile(join(siteDir, 'revision.json'), 'utf8')));
    const answer = await fetch(`${ownUrl}/api/revision`);
    const stored = revisionSchema.parse(await answer.json());
    return built.revision !== stored.revision;
  } catch {
    return false;
  }
}
