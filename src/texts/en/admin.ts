/** What more than one screen of the admin says. */
export const ADMIN_TEXTS = {
  actions: 'Actions',
  moreOf: (name: string) => `More for ${name}`,
  company: 'Company',
  all: 'All',
  loading: 'Loading…',
  delete: 'Delete',
  deleting: 'Deleting…',
  edit: 'Edit',
  opening: 'Opening…',
  saving: 'Saving…',
  cancel: 'Cancel',
  closeMessage: 'Close message',
  retry: 'Retry',
  retrying: 'Retrying…',

  confirmLeave: 'You have changes that are not saved. Leave without saving them?',
} as const;
