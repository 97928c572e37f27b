import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { Secret } from 'otpauth';
import { ADMIN_PASSWORD_MIN } from '../../../src/domain/limits.ts';
import { codesOf } from '../../../src/server/auth/one-time-code.ts';
import { hashPassword } from '../../../src/server/auth/password.ts';

/**
 * `npm run password`: asks for a password and prints what belongs into ADMIN_PASSWORD_HASH. With `-- --totp`, makes a
 * secret for one-time codes instead and prints what belongs into ADMIN_TOTP_SECRET, and the address for an app.
 */
const { values } = parseArgs({ options: { totp: { type: 'boolean', default: false } } });

if (values.totp) {
  const secret = new Secret({ size: 20 }).base32;
  console.error('For the authenticator app, as text or as a QR code made on your own machine:');
  console.error(codesOf(secret).toString());
  console.error('For ADMIN_TOTP_SECRET:');
  console.log(secret);
} else {
  const input = createInterface({ input: process.stdin, output: process.stderr });
  const password = await input.question(`New password (at least ${ADMIN_PASSWORD_MIN} characters): `);
  input.close();
  if ([...password].length < ADMIN_PASSWORD_MIN) {
    console.error('That is too short.');
    process.exit(1);
  }
  console.log(await hashPassword(password));
}
