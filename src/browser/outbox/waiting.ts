import type { SentEnquiry } from '../../domain/enquiry.ts';
import { WAITING_PREFIX } from '../../domain/on-device.ts';
import { attempt } from '../storage.ts';

/** Enquiries that wait on this device until the server has taken them, one entry each, so that tabs do not overwrite each other. */

/** How the server tells programs from visitors; not part of the message. */
export interface Signs {
  /** The field that no visitor sees; left out when empty. */
  website?: string;
  /** Since the page was opened. */
  elapsed_ms: number;
}

/** All that is sent again, unchanged. */
export interface Waiting {
  enquiry: SentEnquiry;
  signs: Signs;
  /** Where its form is. */
  page: string;
}

/** @returns whether the browser keeps it */
export const keep = (key: string, waiting: Waiting): boolean =>
  attempt(() => {
    localStorage.setItem(WAITING_PREFIX + key, JSON.stringify(waiting));
    return true;
  }) ?? false;

export const discard = (key: string): void =>
  void attempt(() => localStorage.removeItem(WAITING_PREFIX + key));

/** Those that wait, by their Idempotency-Key. What cannot be read waits for nothing. */
export function allWaiting(): Map<string, Waiting> {
  const found = new Map<string, Waiting>();
  for (const name of attempt(() => Object.keys(localStorage)) ?? []) {
    if (!name.startsWith(WAITING_PREFIX)) continue;
    const waiting = attempt(() => JSON.parse(localStorage.getItem(name) ?? '') as Waiting);
    const key = name.slice(WAITING_PREFIX.length);
    if (waiting?.enquiry) found.set(key, waiting);
    else discard(key);
  }
  return found;
}

/** What the pages of the site, in all tabs, tell each other. */
export type News = { kept: string } | { sent: string; reference: string } | { gone: string };

/** @returns the way to tell; nobody hears their own news */
export function listenToNews(listener: (news: News) => void): (news: News) => void {
  const channel = attempt(() => new BroadcastChannel('enquiries'));
  channel?.addEventListener('message', ({ data }) => listener(data));
  return (news) => channel?.postMessage(news);
}
