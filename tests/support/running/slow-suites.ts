/**
 * Suites that kill or restart servers and databases, flood them, send thousands of random requests, measure time, or cut the
 * connection to the browser. They run in `npm run test:slow` and `.ci/run`. Those of calls take almost half of the time of all
 * tests of calls.
 */
const CALLS = [
  // killed, restarted, upgraded
  'clean-up',
  'crash',
  'database-away',
  'database-killed',
  'demonstration',
  'folder-brought-over',
  'import-crash',
  'lifecycle',
  'one-shop-a-folder',
  'parcel-restart',
  'secret-rotation',
  'standing-up',
  'start',
  'two-instances',
  // flooded
  'kept-numbers',
  'known-browser',
  'limits',
  'small-pool',
  'upload-crowd',
  // random requests by the thousand
  'cms-fuzz',
  'fuzz',
  // measuring time, or waiting for a timeout
  'bucket',
  'bulk-speed',
  'connections',
  'parcel-import-speed',
  'timing',
  // backed up and restored
  'backup',
  'backup-places',
];

const SCREENS = ['early-input-line', 'line-office', 'line-scripts', 'line-shop', 'lost-answer'];

export const SLOW_CALLS = CALLS.map((name) => `tests/api/**/${name}.test.ts`);

export const SLOW_SCREENS = SCREENS.map((name) => `tests/e2e/**/${name}.test.ts`);
