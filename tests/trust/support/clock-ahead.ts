/** Sets the clock of this process ahead: at its start by CLOCK_AHEAD_MS, later by what is called. */
const RealDate = Date;

export function setClockAhead(ms: number): void {
  globalThis.Date =
    ms === 0
      ? RealDate
      : (class extends RealDate {
          constructor(...args: unknown[]) {
            super(...((args.length > 0 ? args : [RealDate.now() + ms]) as [number]));
          }
          static override now = () => RealDate.now() + ms;
        } as DateConstructor);
}

setClockAhead(Number(process.env.CLOCK_AHEAD_MS ?? 0));
