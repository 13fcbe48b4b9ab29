/** `npm test` and `npm run test:slow`: from a fresh clone to the checks run. */
import { install, runAndExit } from './runtime.mjs';

install();
runAndExit(['--import', 'tsx', 'tests/run.ts', ...process.argv.slice(2)]);
