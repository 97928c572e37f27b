/** Nothing of a preview runs, and its links and forms lead nowhere, whatever frame it is shown in. */
const HARMLESS = [
  // Beside the policy of the admin, which the frame takes over: what one of the two forbids is forbidden.
  `<meta http-equiv="content-security-policy" content="script-src 'none'; object-src 'none'; form-action 'none'">`,
  // In a frame that may open no windows, a link that asks for one does nothing.
  '<base target="_blank">',
].join('');
/** They would not run; without them the browser has nothing to complain about. */
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/gi;
/** Of the shell. In a frame, Firefox takes its 'self' for a site of which nothing comes: no font, no picture, no style of a file. */
const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/;
const CHARSET = '<meta charset="utf-8">';

/** A page of which nothing runs, and whose links and forms lead nowhere: for the frames of the admin. */
export const harmless = (page: string): string =>
  page
    .replace(SCRIPTS, '')
    .replace(POLICY, '')
    .replace(CHARSET, () => CHARSET + HARMLESS);
