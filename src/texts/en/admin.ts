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

  courseSaveFailed: 'Error saving course',
  courseDeleteFailed: 'Error deleting course',
  carouselSaveFailed: 'Error saving carousel item',
  carouselDeleteFailed: 'Error deleting carousel item',
  carouselEmpty: 'No carousel items found.',
  notAvailable: 'N/A',
} as const;
