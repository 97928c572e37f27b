/** The frame around the screens of the admin, and what stands in their place. */
export const LAYOUT_TEXTS = {
  admin: 'Admin',
  noScript: 'The admin area needs JavaScript.',
  documentTitle: (title: string) => `${title} · Admin`,
  skip: 'Skip to content',
  more: 'More',
  unanswered: 'unanswered',
  sections: {
    dashboard: 'Dashboard',
    courses: 'Courses',
    carousel: 'Carousel',
    forms: 'Forms',
    pages: 'Pages',
    history: 'History',
    publishing: 'Publishing',
    settings: 'Settings',
  },
  website: 'The website',
  welcome: (email: string) => `Welcome, ${email}`,

  publishState: {
    live: 'Live',
    saved: 'Saved, waiting to be published',
    publishing: 'Publishing…',
    failed: 'Publishing failed',
    offline: 'Offline',
    unknown: 'Publishing state not known',
  },
  reasonUnknown: 'the reason is not known',
  publishFailed: 'Error publishing',

  notFound: 'Admin page not found',
  notFoundTitle: 'Page not found',
  notFoundHelp: 'There is nothing at this address. Log in to use the admin features:',
  goBack: 'Go Back',
  goToSite: 'Go to the website',

  crashed: 'Something went wrong on this page',
  crashedHelp: 'What you saved before is safe. Reload the page to go on.',
  reload: 'Reload',
} as const;
