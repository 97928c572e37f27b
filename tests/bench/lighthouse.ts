import lighthouse, { type Flags, type Result } from 'lighthouse';
import { launch } from './browser.ts';

export interface Lighthouse {
  /**
   * One report on one page, as a phone sees it.
   * @throws where Lighthouse saw no page, which also happens when the machine is too busy to paint one in time
   */
  report(url: string, settings?: Flags): Promise<Result>;
  close(): Promise<void>;
}

/** Lighthouse in a browser of its own. */
export async function openLighthouse(): Promise<Lighthouse> {
  const port = 9222 + (process.pid % 1000);
  const browser = await launch(port);
  return {
    async report(url, settings = {}) {
      const outcome = await lighthouse(url, { port, logLevel: 'error', ...settings });
      const fault = outcome ? outcome.lhr.runtimeError?.message : 'no answer';
      if (!outcome || fault) throw new Error(`Lighthouse has no report on ${url}: ${fault}`);
      return outcome.lhr;
    },
    close: () => browser.close(),
  };
}
