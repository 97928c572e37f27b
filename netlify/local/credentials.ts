import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const DEFAULT_EMAIL = 'admin@name-education.example';

const storedSchema = z
  .object({ email: z.string().min(1), password: z.string().min(1), jwt_secret: z.string().min(32) })
  .partial();
type CredentialsFile = z.infer<typeof storedSchema>;

export interface Credentials {
  email: string;
  /** Only when it was made up here: one that somebody has set is never shown. */
  password?: string;
}

/**
 * Makes up the credentials that the environment does not set, once, and puts them into the environment. They are kept
 * in `credentials.json`, which only this machine's user can read.
 * @throws when that file is damaged
 */
export async function provideCredentials(dataDir: string, env: NodeJS.ProcessEnv): Promise<Credentials> {
  const file = join(dataDir, 'credentials.json');
  const stored = await readStored(file);
  const isPasswordSet = env.ADMIN_PASSWORD || env.ADMIN_PASSWORD_HASH;
  const next: CredentialsFile = {
    ...(!env.ADMIN_EMAIL && { email: DEFAULT_EMAIL }),
    ...(!isPasswordSet && { password: randomBytes(15).toString('base64url') }),
    ...(!env.JWT_SECRET && { jwt_secret: randomBytes(48).toString('base64url') }),
    ...stored,
  };
  if (Object.keys(next).length > Object.keys(stored).length) await write(file, next);

  env.ADMIN_EMAIL ||= next.email;
  env.JWT_SECRET ||= next.jwt_secret;
  const email = env.ADMIN_EMAIL ?? DEFAULT_EMAIL;
  if (isPasswordSet) return { email };
  env.ADMIN_PASSWORD = next.password;
  return { email, password: next.password };
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
