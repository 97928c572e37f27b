import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A fault that somebody logged is a failed test, unless the test expects it and mocks console.error itself. */
beforeEach(() => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
  return () => {
    const lines = log.mock.calls.map((call) => call.map(String).join(' '));
    vi.restoreAllMocks();
    expect(lines).toEqual([]);
  };
});

afterEach(() => vi.useRealTimers());
