export const CATALOGUE_TEXTS = {
  title: 'Course list',
  find: 'Find a course',
  search: 'Search courses',
  searchHint: 'Title, topic or teacher',
  level: 'Level',
  sortBy: 'Sort by',
  sorts: {
    '': 'Newest first',
    title: 'Title A–Z',
    'title-desc': 'Title Z–A',
    level: 'Easiest first',
    start: 'Starts soonest',
    fee: 'Lowest fee first',
  },
  all: 'All courses',
  categories: 'Categories of courses',
  ofCategory: (category: string, brand: string) =>
    `${category} at ${brand}: what each course costs, when it starts and who teaches it.`,
  when: 'When, and where',
  soon: 'Starts within a month',
  online: 'Online',
  fee: 'Fee',
  anyFee: 'Any fee',
  free: 'Free',
  upTo: (fee: string) => `Up to ${fee}`,
  /** What was looked for stands between the two. */
  none: ['We found no course for “', '”.'],
  /** A phone number follows. */
  noneAsk: 'Try one word, or ask us: ',
  /** The same where nothing was typed. */
  noneFits: 'No course fits all of this.',
  noneFitsAsk: 'Choose less, or ask us: ',
  clear: 'Clear filters',
  /** Over a few that are offered where none fits. */
  others: 'Other courses',
  pages: 'Pages of the course list',
  page: (page: number) => `Page ${page}`,
  titleOfPage: (title: string, page: number) => `${title}, page ${page}`,
  /** Said before the number of a page, and not shown. */
  beforePage: 'Page ',
} as const;

/** How many of the courses a search has found. */
export const COUNT_TEXTS = {
  courses: (count: number) => `${count} course${count === 1 ? '' : 's'}`,
  of: (found: number, courses: string) => `${found} of ${courses}`,
  onThisPage: (courses: string) => `${courses} on this page`,
} as const;

/** What is wrong with the categories of a brand. */
export const CATALOGUE_FAULTS = {
  slug: 'Write its address in Latin letters and digits, such as languages.',
  number: 'An address cannot be a number: it would be that of a page of the list.',
  taken: 'Another category has this address.',
} as const;
