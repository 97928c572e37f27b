import { parseArgs } from 'node:util';
import { isHttpsOrLocal } from '../../../src/server/network.ts';

export interface BackupArguments {
  /** The ZIP; absent where none was named. */
  file?: string;
  /** Address of a running or deployed site; without it, the data of this machine. */
  site?: string;
  /** Asks no questions. */
  yes: boolean;
}

/** @throws for an option that there is not, or an address that is none or would send the password unencrypted */
export function readArguments(args: string[]): BackupArguments {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { site: { type: 'string' }, yes: { type: 'boolean', default: false } },
  });
  if (positionals.length > 1) throw new Error(`One file, not ${positionals.length}.`);
  if (values.site !== undefined && !isHttpsOrLocal(values.site)) {
    throw new Error(
      `--site must be the address of a site, such as https://example.com, with https: unless it is on this machine, not "${values.site}".`,
    );
  }
  return { file: positionals[0], site: values.site, yes: values.yes };
}
