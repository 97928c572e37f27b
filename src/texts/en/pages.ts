/** The room of the admin in which the words of pages are changed. */
export const PAGES_TEXTS = {
  title: 'Pages',
  one: 'Section',
  page: 'Page',
  brand: 'Brand',
  shared: 'This stands on the pages of both brands.',
  edit: 'Edit',
  changed: 'Changed',
  back: 'Back to the original words',
  confirmBack: (name: string) =>
    `Go back to the original words of “${name}”? What was saved can be brought back from History.`,
  empty: 'Nothing stands here yet.',
  view: 'View this page',
  newTab: '(opens in a new tab)',
} as const;
