import { getDeployStore } from '@netlify/blobs';
import { callIn } from './hook-call.js';
import { SECRETS } from './secrets.js';

/**
 * What the build command finds in its environment. What a plugin changes there, the command and the plugins after it inherit.
 * Netlify hands the Blobs context to plugins only; src/content/stored.ts takes it from here. Builds that are not production
 * do without: they show the samples, and what they run may be anybody's.
 */
export const onPreBuild = async ({ constants, utils }) => {
  takeSecrets();
  if (process.env.CONTEXT !== 'production') return;
  const context = process.env.NETLIFY_BLOBS_CONTEXT;
  if (!context)
    return utils.build.failBuild(
      constants.IS_LOCAL ? NOT_LINKED : 'Netlify gave the build no access to Blobs.',
    );
  process.env.BUILD_BLOBS_CONTEXT = context;
  await leaveMark();
};

export const onError = async ({ error }) => {
  if (process.env.CONTEXT === 'production') await leaveMark(String(error.message));
};

/** Never the samples in place of the real courses: what is built here could be deployed. */
const NOT_LINKED =
  'This build cannot read the site\'s store: sign in and link the folder with "netlify login" and "netlify link", ' +
  'and leave --offline out. "npm run build" builds with the sample courses.';

/** Warns and does not stop: Netlify's free plan cannot keep a variable from builds. */
function takeSecrets() {
  const seen = SECRETS.filter((name) => process.env[name]);
  for (const name of seen) delete process.env[name];
  if (seen.length > 0)
    console.warn(
      `This build was given ${seen.join(', ')}. It does not need them, and the build command does not get them. ` +
        'Where your plan has scopes, give them the scope Functions only, so that no package sees them at its ' +
        'installation: docs/deploy.md.',
    );
}

const began = new Date().toISOString();

/**
 * Leaves in the store of the deploy what src/server/publish/build-mark.ts believes of it: an event alone could come
 * from anybody. A build does not fail for it.
 */
async function leaveMark(error) {
  const { INCOMING_HOOK_TITLE, INCOMING_HOOK_BODY, COMMIT_REF } = process.env;
  const reason = INCOMING_HOOK_TITLE ?? COMMIT_REF ?? '';
  const call = callIn(INCOMING_HOOK_BODY);
  try {
    await getDeployStore('build').setJSON('mark', { created_at: began, reason, call, error });
  } catch (fault) {
    console.warn('The admin will not say how this build goes:', fault);
  }
}
