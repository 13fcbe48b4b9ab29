/** Builds the pages when their sources changed, as `npm start` does. */
import path from 'node:path';
import { tell } from '../console';
import { runProgram } from '../run-program';
import { buildWhenChanged } from '../steps/build';

runProgram(() =>
  buildWhenChanged({
    root: path.resolve(import.meta.dirname, '../../..'),
    onBuild: () => tell('Building the pages …'),
  }),
);
