/** What the admin says of a call to the server that failed without words of its own. */
export const CALL_TEXTS = {
  failed: (status: number) => `The server could not do that (error ${status}).`,
  notUnderstood: 'The server gave an answer that this page does not understand.',
  noVersion: 'The server did not say which version this is.',
  noPicture: 'The picture could not be loaded.',
};

/** "45 seconds", "15 minutes": rounded up, so that nobody comes back too early. */
export function waitingTime(seconds: number): string {
  const [amount, unit] = seconds <= 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
