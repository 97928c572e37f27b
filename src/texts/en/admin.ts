/** What more than one screen of the admin says. */
export const ADMIN_TEXTS = {
  actions: 'Actions',
  company: 'Company',
  all: 'All',
  delete: 'Delete',
  deleting: 'Deleting…',
  edit: 'Edit',
  opening: 'Opening…',
  saving: 'Saving…',
  cancel: 'Cancel',
  retry: 'Retry',
  retrying: 'Retrying…',
} as const;
