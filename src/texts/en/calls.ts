/** What the admin says of a call to the server that failed without words of its own. */
export const CALL_TEXTS = {
  failed: (status: number) => `The server could not do that (error ${status}).`,
  notUnderstood: 'The server gave an answer that this page does not understand.',
  noVersion: 'The server did not say which version this is.',
  noPicture: 'The picture could not be loaded.',
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** "45 seconds", "15 minutes", "8 hours": rounded up, so that nobody comes back too early. */
export function waitingTime(seconds: number): string {
  const [amount, unit] =
    seconds <= 1.5 * MINUTE
      ? [seconds, 'second']
      : seconds <= 1.5 * HOUR
        ? [Math.ceil(seconds / MINUTE), 'minute']
        : [Math.ceil(seconds / HOUR), 'hour'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
