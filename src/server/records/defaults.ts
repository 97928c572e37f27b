/** What the records of a kind with given ids say until somebody saves them: by kind, then by id. */
export const DEFAULTS: Readonly<Record<string, Readonly<Record<string, object>>>> = {};
