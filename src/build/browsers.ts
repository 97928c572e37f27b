import project from '../../package.json' with { type: 'json' };

/** Names of Browserslist that Vite spells in another way. */
const VITE_NAMES: Readonly<Record<string, string>> = { ios_saf: 'ios' };

/**
 * The oldest browsers of `browserslist` in package.json, as Vite takes them: it writes newer syntax, such as nesting and
 * `light-dark()`, in the older one.
 * @throws where an entry is not of the form `chrome >= 99`
 */
export const OLDEST_BROWSERS: readonly string[] = project.browserslist.map((entry) => {
  const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? [];
  if (!version) throw new Error(`browserslist in package.json: "${entry}" is not like "chrome >= 99".`);
  return (VITE_NAMES[name] ?? name) + version;
});
