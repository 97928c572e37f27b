/** What is wrong with an intake whose fields are each right. */
export const INTAKE_FAULTS = {
  day: 'Say on which day it starts, or choose that only the month is known.',
  month: 'Say in which month it starts, or choose that nothing is known yet.',
  end: 'It cannot end before it starts.',
  applyBy: 'The last day to apply must not be after the day it starts.',
  left: (total: number) => `There are ${total} seats in all, so no more than that can be left.`,
  time: 'The class must end after it begins.',
  before: 'The fee before must be more than the fee now.',
} as const;

/** Words for shifts, days and the like, for visitors and for the form. */
export const INTAKE_TEXTS = {
  shifts: {
    morning: 'Morning',
    day: 'Daytime',
    evening: 'Evening',
    weekend: 'Weekend',
    flexible: 'Flexible hours',
  },
  days: { sun: 'Sun', mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat' },
  modes: { 'in-person': 'In person', online: 'Online', hybrid: 'In person and online' },
  precisions: { day: 'The day is known', month: 'Only the month is known', tba: 'Not known yet' },
  shows: { count: 'How many are left', few: 'Only when few are left', none: 'Nothing' },
  states: { draft: 'Draft', open: 'Open', full: 'Full', cancelled: 'Cancelled' },
  headings: { classes: 'Classes', website: 'On the website' },
} as const;

/** What an intake says on cards and course pages. */
export const INTAKE_PAGE_TEXTS = {
  all: 'Dates and fees',
  starts: (day: string) => `Starts ${day}`,
  startsInMonth: (month: string) => `Starts in ${month}`,
  noDate: 'The date is not fixed yet',
  /** On the card of a course, where none of its intakes can be joined. */
  onRequest: 'Dates on request',
  booked: 'Next batch is full',
  repeatFrom: (day: string) => `Repeat from ${day}`,
  repeatIn: (month: string) => `Repeat in ${month}`,
  repeat: 'Repeat it',
  applyBy: (day: string) => `Apply by ${day}`,
  often: {
    morning: 'mornings',
    day: 'daytime',
    evening: 'evenings',
    weekend: 'weekends',
    flexible: 'flexible hours',
  },
  seatsLeft: (count: number) => `${count} ${count === 1 ? 'seat' : 'seats'} left`,
  fewLeft: 'Few seats left',
  full: 'Full',
  cancelled: 'Cancelled',
  inParts: (parts: number) => `in ${parts} parts`,
  includes: (what: string) => `Includes ${what}`,
  before: 'Before',
  tellMe: 'Tell me about the next one',
  noneYet: 'No intake is open at the moment.',
  calendar: 'Add to calendar',
  fee: 'Fee',
  enrol: 'Enroll',
  columns: { start: 'Start', time: 'Time', fee: 'Fee', seats: 'Seats' },
} as const;
