import { attempt } from '../browser/storage.ts';

const STORAGES = ['localStorage', 'sessionStorage'] as const;

/** Whether either storage knows that the popup was closed. */
export const wasDismissed = (key: string): boolean =>
  STORAGES.some((name) => attempt(() => window[name].getItem(key)) !== null);

export const rememberDismissal = (key: string): void => {
  for (const name of STORAGES) attempt(() => window[name].setItem(key, 'true'));
};
