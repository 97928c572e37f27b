/** Names of days and months of the calendar that most of the world counts by. A script of public pages says them. */
export const AD_TEXTS = {
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
} as const;

/** Bikram Sambat, and both calendars together. */
export const DATE_TEXTS = {
  bsMonths: [
    'Baisakh',
    'Jestha',
    'Ashadh',
    'Shrawan',
    'Bhadra',
    'Ashwin',
    'Kartik',
    'Mangsir',
    'Poush',
    'Magh',
    'Falgun',
    'Chaitra',
  ],
  /** The day in both calendars, on one line. */
  both: (bs: string, ad: string) => `${bs}\u00a0·\u00a0${ad}`,
  /** Several days. */
  range: (from: string, to: string) => `${from} to ${to}`,
} as const;
