import { functionContext } from './function-context.ts';
import { type LocalFunction, matchFunction } from './functions.ts';

export type CallInit = RequestInit & {
  ip?: string;
  /** False for a deploy that another one has followed. */
  published?: boolean;
  deployId?: string;
};

/**
 * Calls whichever function takes a path and method, in this process and without a server.
 * @param waitUntil hears what runs on after the answer
 * @returns undefined where no function takes it
 */
export const functionCaller =
  (functions: readonly LocalFunction[], siteUrl: string, waitUntil: (work: Promise<unknown>) => void) =>
  async (
    path: string,
    { ip = '127.0.0.1', published, deployId = 'local', ...init }: CallInit = {},
  ): Promise<Response | undefined> => {
    const request = new Request(new URL(path, siteUrl), init);
    const match = matchFunction(functions, request.method, new URL(request.url).pathname);
    if (!match?.fn.fetch) return undefined;
    const context = functionContext({
      request,
      params: match.params,
      ip,
      deployId,
      siteUrl,
      published,
      waitUntil,
    });
    return (await match.fn.fetch(request, context)) ?? new Response(null, { status: 204 });
  };
