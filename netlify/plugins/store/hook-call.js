const CALL = /"call":"([0-9a-f-]{36})"/;

/**
 * Which call of the build hook a build came of, as src/server/publish/request-build.ts sends it. Others may send anything. Some
 * builds on Netlify have been given the body with its signs as in an address.
 * @param {string | undefined} body
 * @returns {string | undefined}
 */
export const callIn = (body = '') => (CALL.exec(body) ?? CALL.exec(unescaped(body)))?.[1];

/** @param {string} text */
function unescaped(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
