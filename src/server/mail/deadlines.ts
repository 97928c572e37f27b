/** How long a mail server may take to be found and to greet, for one answer, and for the whole of one mail. */
export const CONNECT_MS = 3_000;
export const ANSWER_MS = 5_000;
/** Below the ten seconds that a caller waits. */
export const WHOLE_MS = 9_000;
