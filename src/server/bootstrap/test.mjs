/** `npm test`: from a fresh clone to every check run. */
import { install, runAndExit } from './runtime.mjs';

install();
runAndExit(['--import', 'tsx', 'tests/run.ts']);
