/** How the office says when changes are built into the files of the site. */
export const PUBLISH_POLICY_TEXTS = {
  mode: {
    label: 'When to build',
    help: 'Visitors see every change at once. A build puts changes into the files, for search engines and link previews.',
    names: { 'at-once': 'At once', gathered: 'Gathered', 'by-hand': 'By hand' },
  },
  soonMinutes: {
    label: 'Minutes of quiet',
    help: 'New, deleted and renamed pages, and what stands at the top of a page, are built after so many minutes without another such change, and after an hour at most, but not before it is the turn of the next build.',
  },
  nightly: {
    label: 'Time of the nightly build',
    help: 'Everything else is built at this time in Nepal, in the night whose turn it is. Without a change there is no build.',
  },
  buildsAMonth: {
    label: 'Builds a month',
    help: 'On Netlify’s free plan each costs 15 of 300 credits, and at zero the website is closed. Empty for no limit.',
  },
  reserve: {
    label: 'Kept for publishing by hand',
    help: 'So many of these builds start by “Publish now” only. What is published by hand uses them first.',
  },
  monthStartsOn: {
    label: 'Day on which the month begins',
    help: 'The day on which Netlify gives new credits: see Usage and billing there.',
  },
  reserveTooLarge: (builds: number) =>
    `Kept for publishing by hand must not be more than the ${builds} builds of a month.`,
} as const;
