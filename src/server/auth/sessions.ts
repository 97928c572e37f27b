import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { SESSION_IDLE_SECONDS } from '../../domain/limits.ts';
import { HttpError, storeUnavailable } from '../errors.ts';
import { log } from '../log.ts';
import { overwrite, readText } from '../store/blob-store.ts';
import { recordCollection } from '../store/collection.ts';

const sessionSchema = z.object({
  email: z.string(),
  expires_at: z.iso.datetime(),
  /** Sessions opened before there were generations are of the first, which has no name. */
  generation: z.string().default(''),
  /** Sessions opened before this was noted have none until they are used. */
  used_at: z.iso.datetime().optional(),
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
  const used_at = new Date().toISOString();
  const session = { email, expires_at: expires.toISOString(), generation: await generation(), used_at };
  if (!(await sessions.create(id, session))) throw storeUnavailable(new Error('A new session id is taken.'));
  return id;
}

/** Use is noted this often at most. */
const NOTED_EVERY_MS = 60_000;

const unusedMs = ({ used_at }: Session): number => (used_at ? Date.now() - Date.parse(used_at) : 0);

/** Notes that a session is in use. Never throws: at worst the session ends early. */
export async function noteUse(id: string, session: Session): Promise<void> {
  if (session.used_at && unusedMs(session) < NOTED_EVERY_MS) return;
  try {
    await sessions.update(id, (now) => ({ ...now, used_at: new Date().toISOString() }));
  } catch (error) {
    // Closed meanwhile, as it should be.
    if (!(error instanceof HttpError && error.status === 404)) log('warn', 'use-not-noted', { error });
  }
}

/** @returns the session, or null when it was closed, is over, was not used for long, is damaged or has never been, or when this is no id of one */
export async function readSession(id: string): Promise<Session | null> {
  if (!SESSION_ID.test(id)) return null;
  const [found, current] = await Promise.all([sessions.find(id), generation()]);
  if (!found || found.data.generation !== current) return null;
  if (unusedMs(found.data) >= SESSION_IDLE_SECONDS * 1000) return null;
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
