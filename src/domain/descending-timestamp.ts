/** Thirteen digits last until the year 2286. */
const FAR_FUTURE_MS = 9_999_999_999_999;

/** Thirteen digits that fall as time rises, so that keys that begin with them stand newest first. @param time in ms since 1970 */
export const descendingTimestamp = (time: number): string => String(FAR_FUTURE_MS - time).padStart(13, '0');

/** The time, in ms since 1970, of an id that begins with `descendingTimestamp`. */
export const timeOf = (id: string): number => FAR_FUTURE_MS - Number(id.slice(0, 13));
