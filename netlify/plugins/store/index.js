/**
 * Netlify hands the Blobs context to build plugins but not to the build command. What a plugin adds to its
 * environment, the command inherits; src/content/stored.ts takes it from there.
 */
export const onPreBuild = ({ constants, utils }) => {
  const context = process.env.NETLIFY_BLOBS_CONTEXT;
  if (context) process.env.BUILD_BLOBS_CONTEXT = context;
  else utils.build.failBuild(constants.IS_LOCAL ? NOT_LINKED : 'Netlify gave the build no access to Blobs.');
};

/** Never the samples in place of the real courses: what is built here could be deployed. */
const NOT_LINKED =
  'This build cannot read the site\'s store: sign in and link the folder with "netlify login" and "netlify link", ' +
  'and leave --offline out. "npm run build" builds with the sample courses.';
