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
    // By default one core is left free: on two cores that is half of them.
    maxWorkers: '100%',
    projects: [
      project('unit'),
      project('api'),
      project('local'),
      project('site', { globalSetup: 'tests/site/serve.ts' }),
    ],
  },
});
