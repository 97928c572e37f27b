import { vi } from 'vitest';

/** Many requests at once may take long on a busy machine. Only tests of the deadlines themselves use the real ones. */
vi.mock('../../src/server/store/deadlines.ts', () => ({
  STORE_BUDGET_MS: 50_000,
  READ_MS: 50_000,
  WRITE_MS: 50_000,
}));
