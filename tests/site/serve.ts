import type { TestProject } from 'vitest/node';
import { sampleSite } from '../support/built-site.ts';
import { serve } from '../support/sites.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
  }
}

/** One site for all tests of this folder, which only read it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await serve(await sampleSite());
  project.provide('siteUrl', site.url);
  return site.end;
}
