/** Where the token is kept. Tabs of one browser share it and hear of its changes by `storage` events. */
export const TOKEN_KEY = 'facetreesol.token';

/** Serves a browser that forbids storage: the session then lasts as long as the page. */
let inMemory: string | null = null;

export function readToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY);
  } catch {
    return inMemory;
  }
}

export function writeToken(token: string | null): void {
  inMemory = token;
  try {
    if (token === null) localStorage.removeItem(TOKEN_KEY);
    else localStorage.setItem(TOKEN_KEY, token);
  } catch {
    // The copy in memory has it.
  }
}
