/** Whether nothing was given. 0, false and an empty list are something. */
export const isEmpty = (value: unknown): value is undefined | null | '' =>
  value === undefined || value === null || value === '';
