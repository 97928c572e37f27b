import { createHmac, hkdfSync } from 'node:crypto';

/**
 * Stands for an email or an address in a key of the store. Keyed with a secret that is not in the store: all addresses
 * there are can be hashed in minutes, and so found again. Without `JWT_SECRET` nobody signs in, and the key is empty.
 * @param purpose of which the same name is to tell nothing elsewhere
 */
export function keyedHash(purpose: string, name: string): string {
  const key = hkdfSync('sha256', process.env.JWT_SECRET ?? '', '', 'names in keys of the store', 32);
  return createHmac('sha256', Buffer.from(key)).update(`${purpose}\n${name}`).digest('hex').slice(0, 40);
}
