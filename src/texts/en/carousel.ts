export const CAROUSEL_TEXTS = {
  loading: 'Loading...',
  failed: 'Failed to load carousel data',
  empty: 'No images to display',
} as const;
