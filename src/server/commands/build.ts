/** Builds the pages when their sources changed, as `npm start` does. */
import { tell } from '../console';
import { runProgram } from '../run-program';
import { buildWhenChanged } from '../steps/build';

runProgram(() =>
  buildWhenChanged({
    root: process.cwd(),
    onBuild: () => tell('Building the pages …'),
  }),
);
