import { adminPaths } from '../../../paths.ts';

const { login, ...screens } = adminPaths;

/** Where sign-in leads: the page that was asked for, else the dashboard. History state is not trusted. */
export function askedPage(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  if (typeof from !== 'string') return screens.dashboard;
  return Object.values(screens).some((path) => path === from.split('?')[0]) ? from : screens.dashboard;
}
