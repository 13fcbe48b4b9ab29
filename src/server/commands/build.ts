/** Builds the pages when their sources changed, as `npm start` does. */
import { tell } from '../console';
import { runProgram } from '../lifecycle';
import { buildWhenChanged } from '../steps/build';

runProgram(() =>
  buildWhenChanged({
    root: process.cwd(),
    onBuild: () => tell('Building the pages …'),
  }),
);
