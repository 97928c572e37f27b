import { getStore } from '@netlify/blobs';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { DAY_MS } from '../../src/domain/durations.ts';
import { startMailServer } from './mail-server.ts';
import { startSite } from './site.ts';

export const MAIL_FROM = 'Name Education <website@name-education.example>';
/** 06:15 in Nepal. */
const MORNING = Date.parse('2027-03-01T00:30:00.000Z');

/**
 * The site of all tests of a file, and a server that takes its mails. Each test begins on a morning of its own, two
 * days at most after the one before, and no mail waits.
 */
export async function startMailSite() {
  const site = await startSite();
  afterAll(site.stop);
  const mails = await startMailServer();
  afterAll(() => mails.stop());
  let now = MORNING;
  /** Sets the clock forward. In between it stands still. */
  const pass = (ms: number) => {
    now += ms;
    vi.useFakeTimers({ toFake: ['Date'], now });
  };
  beforeEach(async () => {
    pass(2 * DAY_MS - ((now - MORNING) % DAY_MS));
    await getStore('mail').deleteAll();
    mails.taken.length = 0;
    mails.fault = () => undefined;
    Object.assign(process.env, { SMTP_URL: mails.url, MAIL_FROM });
  });
  afterEach(() => {
    for (const name of ['SMTP_URL', 'MAIL_FROM', 'MAIL_DIR']) delete process.env[name];
  });
  return { site, mails, pass };
}
