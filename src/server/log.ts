import { currentRequestId } from './request-scope.ts';

type Level = 'info' | 'warn' | 'error';

/** One line of JSON, in UTC and with the id of the request. Never give it a password, a token or what somebody wrote. */
export function log(level: Level, event: string, fields: Record<string, unknown> = {}): void {
  const { error, ...rest } = fields;
  const line = {
    time: new Date().toISOString(),
    level,
    event,
    request: currentRequestId(),
    ...rest,
    ...(error ? { error: describe(error) } : {}),
  };
  console[level](JSON.stringify(line));
}

/** An error with what caused it, for whoever reads the log. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause ? ` ← ${describe(error.cause)}` : '';
  return `${error.stack ?? error.message}${cause}`;
}
