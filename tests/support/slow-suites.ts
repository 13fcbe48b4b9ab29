/**
 * Suites that kill or restart servers and databases, flood them, draw thousands of requests, measure time, or cut the line to
 * the browser. They run by `npm run test:slow` and in `.ci/run`: the calls among them take almost half of the time that all
 * tests of calls take.
 */
const CALLS = [
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
];

const SCREENS = ['line-office', 'line-scripts', 'line-shop', 'lost-answer', 'office-dead-lines'];

export const SLOW_CALLS = CALLS.map((name) => `tests/api/${name}.test.ts`);

export const SLOW_SCREENS = SCREENS.map((name) => `tests/e2e/${name}.test.ts`);
