export const LOGIN_TEXTS = {
  submit: 'Sign in',
  submitting: 'Signing in...',
  failed: 'Login failed',
  /** One answer for an unknown email and a wrong password. */
  wrong: 'The email or the password is not right.',
  /** The same where a one-time code is asked for. */
  wrongWithCode: 'The email, the password or the code is not right.',
  /** With credentials that were changed on a later deploy. */
  replaced: 'This password has been replaced. Please use the new one.',
  codeRequired: 'Enter the code of your authenticator app as well.',
} as const;
