import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { storeUnavailable } from '../errors.ts';
import { overwrite, readText } from '../store/blob-store.ts';
import { recordCollection } from '../store/collection.ts';

const sessionSchema = z.object({
  email: z.string(),
  expires_at: z.iso.datetime(),
  /** Sessions opened before there were generations are of the first, which has no name. */
  generation: z.string().default(''),
});
export type Session = z.infer<typeof sessionSchema>;

const sessions = recordCollection<Session>({
  store: 'sessions',
  prefix: 'active',
  schema: sessionSchema,
  missing: 'There is no such session.',
});

/**
 * The id of the current generation of sessions. A new id ends them all in one write. Not a timestamp, because the
 * clocks of two instances differ.
 */
const GENERATION = 'generation';
const generation = async (): Promise<string> => (await readText('sessions', GENERATION))?.text ?? '';

/** `{second of its end, ten digits}-{uuid}`: whether a session is over is known without reading it. */
const SESSION_ID = /^(\d{10})-[0-9a-f-]{36}$/;
const endOf = (id: string): number => Number(SESSION_ID.exec(id)?.[1]);

/** Opens a session. A token counts only while the session it names is kept here. @returns its id */
export async function openSession(email: string, expires: Date): Promise<string> {
  const id = `${Math.floor(expires.getTime() / 1000)}-${randomUUID()}`;
  const session = { email, expires_at: expires.toISOString(), generation: await generation() };
  if (!(await sessions.create(id, session))) throw storeUnavailable(new Error('A new session id is taken.'));
  return id;
}

/** @returns the session, or null when it was closed, is over, is damaged or has never been, or when this is no id of one */
export async function readSession(id: string): Promise<Session | null> {
  if (!SESSION_ID.test(id)) return null;
  const [found, current] = await Promise.all([sessions.find(id), generation()]);
  if (!found || found.data.generation !== current) return null;
  return Date.parse(found.data.expires_at) > Date.now() ? found.data : null;
}

/** Closes a session: its token is refused from now on. */
export const closeSession = (id: string): Promise<void> => sessions.erase(id);

/** Closes all sessions: their tokens are refused from now on. */
export const closeAllSessions = (): Promise<void> => overwrite('sessions', GENERATION, randomUUID());

/** Forgets sessions whose time is over; their tokens have expired anyway. */
export async function eraseExpiredSessions(now = Date.now()): Promise<void> {
  for (const id of (await sessions.entries()).map(sessions.idOf)) {
    if (endOf(id) * 1000 < now) await sessions.erase(id);
  }
}
