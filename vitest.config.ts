import { defineConfig } from 'vitest/config';

const project = (name: string, more: Record<string, unknown> = {}) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], ...more },
});

export default defineConfig({
  test: {
    setupFiles: ['tests/support/no-console-errors.ts', 'tests/support/patient-store.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // The functions read their settings from the environment of the process, so each file needs one of its own.
    pool: 'forks',
    // More than cores, since a test waits for the disk half of its time.
    maxWorkers: '200%',
    projects: [
      // Files share what they import, so none of them mocks a module.
      project('unit', { isolate: false }),
      project('api'),
      project('local'),
      project('site', { globalSetup: 'tests/site/serve.ts' }),
    ],
  },
});
