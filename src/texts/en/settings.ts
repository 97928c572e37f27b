/** The screen with the settings that are no records. */
export const SETTINGS_TEXTS = {
  title: 'Settings',
  loading: 'Loading…',
  failed: 'The settings could not be loaded',
  save: 'Save',
  saved: 'The settings are saved.',
  saveFailed: 'Error saving the settings',

  privacyPage: 'Privacy page',
  templates: 'Templates of answers',
  /** @param count those that are known by now */
  confirmErasing: (count: number) =>
    `${count === 1 ? 'One enquiry is' : `${count} enquiries are`} older than that and will be erased for good. Go on?`,

  noticesOf: (company: string) => `Who is told of enquiries to ${company}`,
  test: 'Send a test',
  testing: 'Sending…',
  /** How that goes on: not to those that are typed. */
  testHelp: 'to the addresses that are saved',
  testSent: (to: string) =>
    `The mail server has taken the test for ${to}. Look there, in the spam folder too.`,
  testFailed: 'The test was not sent',
  said: (said: string) => `It said: ${said}`,
} as const;

/** How mails to the office go, on the dashboard and in the settings. */
export const NOTICE_STATE_TEXTS = {
  title: 'Mail',
  asking: 'Asking…',
  unknown: 'It is not known how the mails go.',
  off: (reason: string) =>
    `No mail goes out, so look for new enquiries under Forms. ${reason} Who set up the website can change that.`,
  last: 'The last notice was sent',
  none: 'No notice was sent yet.',
  allSent: 'Nothing waits.',
  waiting: (count: number) => (count === 1 ? '1 mail waits.' : `${count} mails wait.`),
  nextTry: 'The next try is',
  failed: (count: number) =>
    count === 1
      ? '1 mail could not be sent and is not tried any more.'
      : `${count} mails could not be sent and are not tried any more.`,
  retry: 'Try again',
  retryFailed: 'The mails could not be tried again',
} as const;
