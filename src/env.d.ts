/** What this site uses of https://www.w3.org/TR/trusted-types/, which TypeScript's own library does not describe. */
interface TrustedTypePolicy {
  /** In truth a `TrustedHTML`, which browsers take wherever these types say that HTML is a string. */
  createHTML(html: string): string;
}

interface Window {
  /** Missing in older browsers, which take plain strings. */
  trustedTypes?: {
    createPolicy(name: string, rules: { createHTML(html: string): string }): TrustedTypePolicy;
  };
}
