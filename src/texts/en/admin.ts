export const ADMIN_TEXTS = {
  courseSaveFailed: 'Error saving course',
  courseDeleteFailed: 'Error deleting course',
  carouselSaveFailed: 'Error saving carousel item',
  carouselDeleteFailed: 'Error deleting carousel item',
  enquiryDeleteFailed: 'Error deleting form submission',
  enquirySaveFailed: 'Error saving form submission',
  enquiriesLoadFailed: 'Failed to load submissions',
  carouselEmpty: 'No carousel items found.',
  notAvailable: 'N/A',
} as const;
