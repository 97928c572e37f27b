import { readContent, sampleContent } from './content.ts';

/**
 * The content that a build is made from.
 * @throws when the store cannot be read, or, on Netlify, when it was not handed to the build: samples in place
 * of the real courses would be published
 */
export async function readForBuild(): ReturnType<typeof readContent> {
  // Netlify's build command gets the context under another name, from netlify/plugins/store.
  const context = process.env.NETLIFY_BLOBS_CONTEXT ?? process.env.BUILD_BLOBS_CONTEXT;
  if (context) {
    process.env.NETLIFY_BLOBS_CONTEXT = context;
    return readContent();
  }
  if (process.env.NETLIFY)
    throw new Error('The build has no access to the store: is netlify/plugins/store enabled?');
  return sampleContent();
}
