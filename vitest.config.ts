import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{unit,api,local}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/support/no-console-errors.ts', 'tests/support/patient-store.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The functions read their settings from the environment of the process, so each file needs one of its own.
    pool: 'forks',
  },
});
