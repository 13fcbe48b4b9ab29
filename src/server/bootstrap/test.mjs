/** `npm test` and `npm run test:slow`: installs the packages and runs the checks. */
import { install, runAndExit } from './runtime.mjs';

install();
runAndExit(['--import', 'tsx', 'tests/run.ts', ...process.argv.slice(2)]);
