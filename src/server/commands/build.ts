/** `npm run build`: builds the pages if their sources have changed, as `npm start` does. */
import { tell } from '../console';
import { runProgram } from '../lifecycle';
import { buildWhenChanged } from '../steps/build';

runProgram(() =>
  buildWhenChanged({
    root: process.cwd(),
    onBuild: () => tell('Building the pages …'),
  }),
);
