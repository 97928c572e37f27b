import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const DEFAULT_EMAIL = 'admin@name-education.example';

const storedSchema = z.object({
  email: z.string().min(1).optional(),
  password: z.string().min(1).optional(),
  jwt_secret: z.string().min(32).optional(),
});
type CredentialsFile = z.infer<typeof storedSchema>;

export interface Credentials {
  email: string;
  /** Only when it was made up here; one that somebody has set is never shown. */
  password?: string;
}

/**
 * Sees to it that there is an administrator: what the environment does not set is made up once, kept in
 * `credentials.json` for this machine's user only, and put into the environment. What the environment sets wins.
 * @throws when the file is there and is none of ours
 */
export async function provideCredentials(dataDir: string, env: NodeJS.ProcessEnv): Promise<Credentials> {
  const file = join(dataDir, 'credentials.json');
  const stored = await readStored(file);
  const next: CredentialsFile = { ...stored };
  if (!env.ADMIN_EMAIL) next.email ??= DEFAULT_EMAIL;
  if (!env.ADMIN_PASSWORD && !env.ADMIN_PASSWORD_HASH)
    next.password ??= randomBytes(15).toString('base64url');
  if (!env.JWT_SECRET) next.jwt_secret ??= randomBytes(48).toString('base64url');
  if (JSON.stringify(next) !== JSON.stringify(stored)) await write(file, next);

  const madeUp = !env.ADMIN_PASSWORD && !env.ADMIN_PASSWORD_HASH;
  env.ADMIN_EMAIL ||= next.email;
  if (madeUp) env.ADMIN_PASSWORD = next.password;
  env.JWT_SECRET ||= next.jwt_secret;
  return { email: env.ADMIN_EMAIL ?? DEFAULT_EMAIL, ...(madeUp ? { password: next.password } : {}) };
}

async function readStored(file: string): Promise<CredentialsFile> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return {};
  // Copies and restored backups come with whatever mode the machine gives them.
  await chmod(file, 0o600);
  try {
    return storedSchema.parse(JSON.parse(text));
  } catch {
    throw new Error(
      `${file} is damaged. Delete it to get new credentials, or set ADMIN_EMAIL, ADMIN_PASSWORD and JWT_SECRET.`,
    );
  }
}

async function write(file: string, value: CredentialsFile): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}.tmp`;
  await writeFile(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, file);
}
