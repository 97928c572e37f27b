/**
 * Which call of the build hook a build came of, as src/server/publish/request-build.ts sends it. Others may send anything.
 * @param {string | undefined} body
 * @returns {string | undefined}
 */
export function callIn(body) {
  try {
    const { call } = JSON.parse(body ?? '');
    return typeof call === 'string' ? call : undefined;
  } catch {
    return undefined;
  }
}
