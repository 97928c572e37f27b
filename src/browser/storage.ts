/** Reading `window.localStorage` itself throws where a browser blocks storage, and writing does where it is full. */
export const attempt = <Value>(act: () => Value): Value | null => {
  try {
    return act();
  } catch {
    return null;
  }
};
