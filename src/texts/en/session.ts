/** Signing in and out of the admin, beside what the API says of it. */
export const SESSION_TEXTS = {
  signIn: 'Sign in',
  heading: 'Sign in to the admin area',
  email: 'Email',
  password: 'Password',
  show: 'Show',
  showPassword: 'Show password',
  hide: 'Hide',
  hidePassword: 'Hide password',
  code: 'Code of your authenticator app',
  tooManyTries: (wait: string) => `Too many attempts to sign in. Try again in ${wait}.`,
  defaultCredentials: 'Default credentials',
  forgot: 'Forgot your password? Ask the person who looks after this website.',
  forTechnicians: 'For that person',
  /** Names are in backquotes. */
  noDefault:
    "There is no default account. The email and the password are those of the site's environment variables `ADMIN_EMAIL` and `ADMIN_PASSWORD`; a local `npm start` prints the ones in use.",
  backToSite: 'Back to the website',

  ended: 'Your session has ended',
  endedNotice: 'Your session has ended. Nothing you typed is lost.',
  endedHelp: 'Sign in again to go on where you were. What you typed is kept.',
  signInAgain: 'Sign in again',
  notNow: 'Not now',

  unchecked: 'Your session could not be checked',
  stillSignedIn: 'You are still signed in on this device.',

  account: 'Account',
  whyEverywhere: 'Signed in on another phone or computer?',
  signOutEverywhere: 'Sign out everywhere',
  signingOut: 'Signing out…',
  confirmEverywhere:
    'Sign out on every device? Everybody who is signed in has to sign in again, you included.',
  everywhereFailed: (reason: string) => `You are still signed in everywhere. ${reason}`,
  singleKeys: 'Single keys: / searches, j and k walk in lists',
  logout: 'Logout',
} as const;
