import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { Sequence } from './tests/support/running/sequence.ts';
import { SLOW_CALLS, SLOW_SCREENS } from './tests/support/running/slow-suites.ts';

const resolve = { tsconfigPaths: true };

/** One more than cores: test files spend part of their time waiting for starts, clocks, locks and pages. */
const WORKERS = Math.min(availableParallelism() + 1, 4);

/** Calls over HTTP on a real server and database. */
const api = {
  // Importing the same modules in each of 75 workers would take longer than the tests of many files.
  isolate: false,
  globalSetup: ['tests/support/running/api-shop.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // How soon a change is seen is the subject of freshness.test.ts; elsewhere a busy machine may take longer.
  expect: { poll: { timeout: 30_000 } },
  maxWorkers: WORKERS,
};

/** Screens in a real browser. */
const e2e = {
  // One worker, and so one browser, for many files.
  isolate: false,
  globalSetup: ['tests/support/running/e2e-shop.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  maxWorkers: WORKERS,
};

/** Three projects: rules, calls, screens. Two more for the slow suites of calls and screens. */
export default defineConfig({
  test: {
    sequence: { sequencer: Sequence },
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/running/unit-setup.ts'],
          // The files share no state, and starting a worker for each took three quarters of the time.
          isolate: false,
          // Properties are tried a hundred times, which takes long on a busy machine.
          testTimeout: 30_000,
        },
      },
      { resolve, test: { ...api, name: 'api', include: ['tests/api/**/*.test.ts'], exclude: SLOW_CALLS } },
      { resolve, test: { ...e2e, name: 'e2e', include: ['tests/e2e/**/*.test.ts'], exclude: SLOW_SCREENS } },
      { resolve, test: { ...api, name: 'slow-api', include: SLOW_CALLS } },
      { resolve, test: { ...e2e, name: 'slow-e2e', include: SLOW_SCREENS } },
    ],
  },
});
