/**
 * A script for the head of the admin's page. zod compiles its schemas unless told otherwise, and already tries eval when
 * the first one is made; the policy of the page forbids that. No module can be sure to come first: in a build, the
 * schemas may stand in a file that is loaded before the admin's own.
 */
export const ZOD_JITLESS_SCRIPT = 'globalThis.__zod_globalConfig={jitless:true}';
