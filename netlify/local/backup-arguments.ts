import { parseArgs } from 'node:util';

export interface BackupArguments {
  /** The ZIP; absent where none was named. */
  file?: string;
  /** Address of a running or deployed site; without it, the data of this machine. */
  site?: string;
  /** Asks no questions. */
  yes: boolean;
}

/** @throws for an option that there is not, or an address that is none */
export function readArguments(args: string[]): BackupArguments {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { site: { type: 'string' }, yes: { type: 'boolean', default: false } },
  });
  if (positionals.length > 1) throw new Error(`One file, not ${positionals.length}.`);
  if (values.site !== undefined && !/^https?:$/.test(URL.parse(values.site)?.protocol ?? '')) {
    throw new Error(
      `--site must be the address of a site, such as https://example.com, not "${values.site}".`,
    );
  }
  return { file: positionals[0], site: values.site, yes: values.yes };
}
