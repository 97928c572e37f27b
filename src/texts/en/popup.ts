export const POPUP_TEXTS = {
  welcome: (brand: string) => `Welcome to ${brand}`,
  close: 'Close',
} as const;
