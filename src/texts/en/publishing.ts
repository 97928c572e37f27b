const many = (count: number, one: string, more: string) => (count === 1 ? one : `${count} ${more}`);

/** The screen that says what of the stored content is in the files, and when the rest follows. */
export const PUBLISHING_TEXTS = {
  title: 'Publishing',
  details: 'Details',
  loading: 'Loading…',
  failed: 'The publishing state could not be loaded',

  builds: 'Builds',
  used: (used: number, limit: number) => `Builds this month: ${used} of ${limit}.`,
  notCounted: 'Builds are not counted here.',
  publishNow: 'Publish now',
  publishNowOf: (left: number) => `Publish now (1 of ${left} left)`,
  noneLeft: (until: string) =>
    `No build is left until ${until}. Allow more below, or wait: visitors see every change all the same.`,

  /** @param when how the sentence goes on */
  visible: (count: number, when: string) =>
    `${many(count, 'One change is', 'changes are')} visible to visitors; ${when}.`,
  timePassed: (when: string) => `A date has passed since the last build; ${when}.`,
  allInFiles: 'Everything is in the files.',
  onItsWay: 'on the way into the files',
  soon: 'in the files in a few minutes',
  at: (time: string) => `in the files ${time}`,
  byHand: 'in the files when somebody publishes',
  held: (until: string) =>
    `held until ${until}, because the builds of this month are used but for those kept for publishing by hand`,
  tonight: (time: string) => `tonight at ${time}`,
  today: (time: string) => `today at ${time}`,
  tomorrow: (time: string) => `tomorrow at ${time}`,
  on: (day: string, time: string) => `on ${day} at ${time}`,

  changes: 'What waits',
  changesHelp:
    'Visitors see all of this. The files, which search engines and link previews read, do not have it yet.',
  noChanges: 'Nothing waits.',
  change: { added: 'added', changed: 'changed', deleted: 'deleted' },
  order: 'The order of a carousel',
  /** @param when how the sentence goes on */
  visibleNow: (when: string) => `visible to visitors now; ${when}`,
  more: (count: number) => `and ${count} more`,

  policy: 'When to build',
  longestWait: (days: number) =>
    days === 1
      ? 'A change is in the files after the next night at the latest.'
      : `The builds are spread over the month. A change is in the files after ${days} days at the latest, unless publishing by hand and new versions of the website have used up more than their part.`,
  policyFailed: 'The settings could not be loaded',
} as const;
