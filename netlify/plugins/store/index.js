/**
 * Netlify hands the Blobs context to build plugins but not to the build command. What a plugin adds to its
 * environment, the command inherits; src/content/stored.ts takes it from there.
 */
export const onPreBuild = ({ utils }) => {
  const context = process.env.NETLIFY_BLOBS_CONTEXT;
  if (!context) return utils.build.failBuild('Netlify gave the build no access to Blobs.');
  process.env.BUILD_BLOBS_CONTEXT = context;
};
