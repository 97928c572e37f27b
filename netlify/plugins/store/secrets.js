/** Variables that a build has no use for. */
export const SECRETS = [
  'ADMIN_PASSWORD',
  'ADMIN_PASSWORD_HASH',
  'ADMIN_TOTP_SECRET',
  'BUILD_HOOK_URL',
  'JWT_SECRET',
  'SMTP_URL',
];
