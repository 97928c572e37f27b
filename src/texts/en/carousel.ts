export const CAROUSEL_TEXTS = {
  loading: 'Loading...',
  failed: 'Failed to load carousel data',
  empty: 'No images to display',
} as const;

export const CAROUSEL_CONTROL_TEXTS = {
  /** What screen readers call it, and each of its pictures. */
  carousel: 'carousel',
  slide: 'slide',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  place: (place: number, count: number) => `${place} of ${count}`,
  goTo: (place: number, count: number) => `Go to ${place} of ${count}`,
} as const;
