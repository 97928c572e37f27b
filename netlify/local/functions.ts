import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config, Context, NetlifyFunction } from '@netlify/functions';

type Fetch = (request: Request, context: Context) => Response | undefined | Promise<Response | undefined>;
type EventSource = Pick<NetlifyFunction, 'deployBuilding' | 'deploySucceeded' | 'deployFailed'>;

export interface LocalFunction {
  name: string;
  /** Absent where a function only listens to events. */
  fetch?: Fetch;
  events: EventSource;
  paths: readonly URLPattern[];
  excluded: readonly URLPattern[];
  /** Empty for all methods. */
  methods: readonly string[];
  preferStatic: boolean;
  /** When it is called by the clock, as cron says it. */
  schedule?: string;
}

export interface Match {
  fn: LocalFunction;
  /** Parts of the path by name, not decoded, as on Netlify. */
  params: Record<string, string>;
}

/** Brings in a function's file and returns what it exports. */
export type LoadModule = (file: string) => Promise<unknown>;
const importModule: LoadModule = (file) => import(/* @vite-ignore */ pathToFileURL(file).href);

/**
 * Loads every file of the directory as a function.
 * @throws naming the file when one cannot be loaded or exports no function
 */
export async function loadFunctions(
  directory: string,
  load: LoadModule = importModule,
): Promise<LocalFunction[]> {
  const files = (await readdir(directory)).filter((name) => /\.m?[jt]sx?$/.test(name)).sort();
  return Promise.all(
    files.map(async (file) => {
      try {
        return readFunction(parse(file).name, await load(join(directory, file)));
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        throw new Error(`The function ${file} cannot be loaded. ${why}`, { cause: error });
      }
    }),
  );
}

function readFunction(name: string, module: unknown): LocalFunction {
  const { default: exported, config: ownConfig } = module as { default?: unknown; config?: Config };
  const source: { fetch?: Fetch; config?: Config } & EventSource =
    typeof exported === 'function' ? { fetch: exported as Fetch } : Object(exported);
  const config: Config = ownConfig ?? source.config ?? {};
  const { deployBuilding, deploySucceeded, deployFailed } = source;
  if (!source.fetch && !deployBuilding && !deploySucceeded && !deployFailed) {
    throw new Error('It has no default export that answers requests or listens to events.');
  }
  const own = `/.netlify/functions/${name}`;
  return {
    name,
    fetch: source.fetch?.bind(source),
    events: { deployBuilding, deploySucceeded, deployFailed },
    // With a path of its own a function is no longer reachable by its name; a scheduled one never is.
    paths: patterns(config.path ?? (config.schedule ? [] : [own, `${own}/*`])),
    excluded: patterns(config.excludedPath ?? []),
    methods: [config.method ?? []].flat(),
    preferStatic: config.preferStatic ?? false,
    schedule: config.schedule,
  };
}

const patterns = (paths: string | readonly string[]): URLPattern[] =>
  [paths].flat().map((pathname) => new URLPattern({ pathname }));

/** The first function, by name, that takes this method on this path. */
export function matchFunction(
  functions: readonly LocalFunction[],
  method: string,
  pathname: string,
): Match | undefined {
  for (const fn of functions) {
    if (!fn.fetch || (fn.methods.length > 0 && !fn.methods.includes(method))) continue;
    if (fn.excluded.some((pattern) => pattern.test({ pathname }))) continue;
    for (const pattern of fn.paths) {
      const groups = pattern.exec({ pathname })?.pathname.groups;
      if (!groups) continue;
      const named = Object.entries(groups).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      );
      return { fn, params: Object.fromEntries(named) };
    }
  }
  return undefined;
}
