import { createInterface } from 'node:readline/promises';
import { hashPassword } from '../../src/server/sessions/password.ts';

/** `npm run password`: asks for a password and prints what belongs into ADMIN_PASSWORD_HASH. */
const input = createInterface({ input: process.stdin, output: process.stderr });
const password = await input.question('New password (at least 12 characters): ');
input.close();

if (password.length < 12) {
  console.error('That is too short.');
  process.exit(1);
}
console.log(await hashPassword(password));
