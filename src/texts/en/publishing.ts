const many = (count: number, one: string, more: string) => (count === 1 ? one : `${count} ${more}`);

/** The screen that says what of the stored content is in the files, and when the rest follows. */
export const PUBLISHING_TEXTS = {
  title: 'Publishing',
  loading: 'Loading…',
  failed: 'The publishing state could not be loaded',

  lastPublish: 'Last publish',
  noBuild: 'No build yet',
  buildingSince: 'Building since',
  buildFailed: 'Failed',

  builds: 'Builds',
  used: (used: number, limit: number) => `Builds this month: ${used} of ${limit}.`,
  publishNow: 'Publish now',
  publishNowOf: (left: number) => `Publish now (1 of ${left} left)`,
  noneLeft: (until: string) =>
    `No build is left until ${until}. Allow more builds a month, or wait: visitors see every change all the same.`,

  preview: 'This is a preview: it is never built again. Publish from the admin of the live website.',
  allUnderWay: 'A build is running. It brings everything: another one would change nothing.',
  unpublished:
    'Visitors get an older build than the last one: in Netlify, somebody has stopped auto publishing or gone back to an earlier deploy. Until that is over, no build starts by itself. Open Deploys in Netlify, publish the newest deploy and start auto publishing. “Publish now” builds all the same.',

  /** @param when how the sentence goes on */
  visible: (count: number, when: string) =>
    `${many(count, 'One change is', 'changes are')} visible to visitors; ${when}.`,
  timePassed: (when: string) => `A date has passed since the last build. What follows from it is ${when}.`,
  allInFiles: 'Everything is in the files.',
  onItsWay: 'on the way into the files',
  inFiles: (time: string) => `in the files ${time}`,
  /** @param why a whole sentence */
  refused: (why: string, time: string) => `not on the way into the files. ${why} The next try is ${time}`,
  held: {
    preview: () => 'held, because a preview is not built again',
    unpublished: () => 'held, because visitors do not get the last build',
    'by-hand': () => 'in the files when somebody publishes',
    'used-up': (day: string) =>
      `held until ${day}, because this month has no build left that starts by itself`,
    restoring: (_day: string, time: string) =>
      `held until a backup is restored, or until ${time} if that has stopped`,
  },
  inMinutes: 'in a few minutes',
  tonight: (time: string) => `tonight at ${time}`,
  today: (time: string) => `today at ${time}`,
  tomorrow: (time: string) => `tomorrow at ${time}`,
  on: (day: string, time: string) => `on ${day} at ${time}`,

  changes: 'What waits',
  changesHelp:
    'Visitors see all of this. The files, which search engines and link previews read, do not have it yet.',
  change: { added: 'added', changed: 'changed', deleted: 'deleted' },
  order: 'The order of a carousel',
  /** @param when how the sentence goes on */
  visibleNow: (when: string) => `visible to visitors now; ${when}`,
  /** @param when the same, of a page that is taken away */
  goneNow: (when: string) => `gone for visitors now; this is ${when}`,
  more: (count: number) => `and ${count} more`,

  policy: 'How often to build',
  longestWait: (nights: number) => `A change is in the files after ${nights} nights at the latest.`,
  byNextMonth: 'A change is in the files in the first night of the next month at the latest.',
  spread:
    'The builds are spread over the month. When those that start by themselves are used up, changes wait for the first night of the next month.',
  policyFailed: 'The settings could not be loaded',
} as const;
