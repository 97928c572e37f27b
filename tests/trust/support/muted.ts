/** Runs `work` while the log of the functions is kept off the screen. */
export async function muted<T>(work: () => Promise<T>): Promise<T> {
  const { info, warn, error } = console;
  Object.assign(console, { info: () => {}, warn: () => {}, error: () => {} });
  try {
    return await work();
  } finally {
    Object.assign(console, { info, warn, error });
  }
}
