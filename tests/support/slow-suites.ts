/**
 * Suites that kill or restart servers and databases, flood them, draw thousands of requests, or measure time. They take
 * almost half of the time that all tests of the calls take, and run by `npm run test:slow` and in `.ci/run`.
 */
export const SLOW_SUITES = [
  // killed, restarted, brought over
  'clean-up',
  'crash',
  'database-away',
  'database-killed',
  'folder-brought-over',
  'import-crash',
  'lifecycle',
  'one-shop-a-folder',
  'secret-rotation',
  'standing-up',
  'start',
  'two-instances',
  // flooded
  'kept-numbers',
  'small-pool',
  'upload-crowd',
  // drawn by the thousand
  'cms-fuzz',
  'fuzz',
  // timed, or waiting for a time-out
  'bucket',
  'connections',
  'timing',
  // backed up and restored
  'backup',
  'backup-places',
].map((name) => `tests/api/${name}.test.ts`);
