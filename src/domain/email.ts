/**
 * An email with its domain as mail servers know it: one in another script than Latin is written in ASCII. Some browsers do
 * this while somebody types, and others send it as it was typed.
 */
export function withAsciiDomain(email: string): string {
  const [, local, domain] = /^(.*@)((?=.*[^\0-\x7f])[\p{L}\p{M}\p{N}.-]+)$/su.exec(email) ?? [];
  if (local === undefined) return email;
  try {
    return local + new URL(`http://${domain}`).hostname;
  } catch {
    return email;
  }
}
