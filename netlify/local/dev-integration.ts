import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { shellSource } from '../../src/components/page/shell.ts';
import { COMPANY_IDS } from '../../src/domain/company.ts';
import { SHELLS, shellPath } from '../../src/paths.ts';
import { coalesce } from './coalesce.ts';
import { deployEvents } from './deploy-events.ts';
import { type LoadModule, type LocalFunction, loadFunctions, matchFunction } from './functions.ts';
import { createInvoker } from './invoke.ts';
import type { Redirect, Rules } from './rules.ts';
import { requestUrl, sendResponse } from './web-request.ts';

export interface DevOptions {
  /** Where the functions find what they read of a built site. */
  siteDir: string;
  siteUrl: string;
  rules: Rules;
  hookPath: string;
  /** Known to this process only: marks its own requests, which no function may answer. */
  secret: string;
}

type ServerSetup = NonNullable<AstroIntegration['hooks']['astro:server:setup']>;
/** Vite's server, by way of Astro: Vite itself is no package of this project. */
type ViteServer = Parameters<ServerSetup>[0]['server'];

const NOT_FOUND = '404.html';
/** Pages and files of a built site that functions read, by the address that Astro answers them at. */
const SNAPSHOTS: ReadonlyMap<string, string> = new Map([
  ['revision.json', '/revision.json'],
  ['built.json', '/built.json'],
  [NOT_FOUND, '/404'],
  ...COMPANY_IDS.flatMap((id) =>
    SHELLS.map((shell) => [`${shellPath(shell, id)}.html`, shellSource(shell, id)] as const),
  ),
]);
const OWN_REQUEST = 'x-local-platform';

/** Puts the functions in front of Astro's dev server, loaded anew when their sources change. */
export function devPlatform(options: DevOptions): AstroIntegration {
  return {
    name: 'local-platform',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const handle = devHandler(options, server);
        server.middlewares.use((request, response, next) => void handle(request, response, next).catch(next));
      },
    },
  };
}

type Handle = (request: IncomingMessage, response: ServerResponse, next: () => void) => Promise<void>;

function devHandler(options: DevOptions, server: ViteServer): Handle {
  const { siteDir, siteUrl, rules, hookPath, secret } = options;
  const invoker = createInvoker({ siteUrl, deployId: () => 'dev' });
  const emit = deployEvents(() => currentFunctions(), siteUrl);
  let functions: Promise<LocalFunction[]> | undefined;

  const forget = () => {
    functions = undefined;
  };
  for (const event of ['add', 'change', 'unlink']) server.watcher.on(event, forget);

  function currentFunctions(): Promise<LocalFunction[]> {
    functions ??= loadFunctions(rules.functionsDirectory, loader(server));
    functions.catch(forget);
    return functions;
  }

  const ask = (path: string) =>
    fetch(siteUrl + path, { headers: { [OWN_REQUEST]: secret }, redirect: 'manual' });

  /** Takes what functions read of a built site from Astro, as it is now. */
  async function snapshot(): Promise<void> {
    for (const [name, path] of SNAPSHOTS) {
      const answer = await ask(path);
      if (!answer.ok && name !== NOT_FOUND) throw new Error(`Astro answers ${path} with ${answer.status}.`);
      const file = join(siteDir, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, await answer.text());
    }
  }

  /** Content has changed: Astro forgets which pages there are, and browsers load theirs again. */
  function announce(): void {
    const { client, ...others } = server.environments;
    for (const { hot } of Object.values(others)) hot.send('astro:content-changed', {});
    client.hot.send({ type: 'full-reload', path: '*' });
  }

  const updates = coalesce(async () => {
    const facts = { id: `dev_${Date.now().toString(36)}`, createdAt: new Date() };
    await emit('deployBuilding', facts);
    try {
      announce();
      await snapshot();
      await emit('deploySucceeded', { ...facts, publishedAt: new Date() });
    } catch (error) {
      console.error(error);
      await emit('deployFailed', { ...facts, errorMessage: String(error) });
    }
  });

  return async (request, response, next) => {
    const url = requestUrl(request);
    if (!url || request.headers[OWN_REQUEST] === secret) return next();
    if (url.pathname === hookPath) {
      void updates.request();
      response.end();
      return;
    }
    const functions = await currentFunctions();
    const { method = 'GET' } = request;
    const rule = rules.redirect(url, false);
    const rewritten = rule?.status === 200 ? new URL(rule.to, url).pathname : url.pathname;
    const match =
      matchFunction(functions, method, url.pathname) ?? matchFunction(functions, method, rewritten);
    if (!match) return followRule(rule, request, response, next);
    const { preferStatic } = match.fn;
    if (preferStatic && (await ask(url.pathname)).ok) return next();
    if (preferStatic || !existsSync(join(siteDir, 'revision.json'))) await snapshot();
    await sendResponse(await invoker.invoke(match, request, url), response);
  };

  function followRule(
    rule: Redirect | undefined,
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): void {
    if (rule?.status === 200) request.url = rule.to.replace(/\.html(?=$|\?)/, '');
    if (rule?.status === 301 || rule?.status === 302)
      response.writeHead(rule.status, { Location: rule.to }).end();
    else next();
  }
}

/** Loads modules as Astro does, so that a change in one of them counts at once. */
function loader(server: ViteServer): LoadModule {
  const target: object | undefined = server.environments.ssr;
  if (!target || !('runner' in target)) throw new Error('Vite cannot run modules.');
  const { runner } = target as { runner: { import: LoadModule } };
  return (file) => runner.import(file);
}
