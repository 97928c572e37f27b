/** Time that one request may spend on the store; the client of the API gives up after 10 s. */
export const STORE_BUDGET_MS = 7_500;

/** The longest that one exchange with the store may take: a read is soon tried again, a write is not. */
export const READ_MS = 3_000;
export const WRITE_MS = 6_000;
