/** When the office is open, in lines. */
export const HOURS_TEXTS = {
  closed: 'Closed',
  allDay: 'Open 24 hours',
  everyDay: 'Every day',
  span: (open: string, close: string) => `${open}-${close}`,
  twoDays: (first: string, second: string) => `${first} and ${second}`,
  days: (first: string, last: string) => `${first} to ${last}`,
} as const;

/** Whether it is open now. An object of its own: a script of the contact pages says it. */
export const OPEN_NOW_TEXTS = {
  open: 'Open now',
  openUntil: (time: string) => `Open now until ${time}`,
  closed: 'Closed',
  closedUntil: (moment: string) => `Closed, opens ${moment}`,
  today: (time: string) => `today ${time}`,
  onDay: (day: string, time: string) => `${day} ${time}`,
} as const;

/** What is wrong with hours that somebody has typed. */
export const HOURS_FAULTS = {
  close: 'It must close after it opens. Midnight is 12:00 AM (00:00).',
  to: 'The last day must not come before the first.',
} as const;
