/** Fails if a module imports what its room may not, or if modules import each other in a cycle. Part of `npm run lint`. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importProblems } from './graph';
import { packages, rooms } from './rooms';

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync(['{src,collections,endpoints}/**/*.{ts,tsx,mjs}', '{payload,next}.config.ts'], { cwd: root });
const sources = new Map(
  files.map((file) => [file.split(path.sep).join('/'), readFileSync(path.join(root, file), 'utf8')]),
);

const problems = importProblems(sources, { rooms, packages });
for (const problem of problems) console.error(problem);
if (problems.length > 0) console.error('What each room may import: tests/import-rules/rooms.ts.');
process.exit(problems.length > 0 ? 1 : 0);
