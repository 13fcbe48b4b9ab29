/** `node run.mjs PROGRAM …` runs a program of the server: `main`, or one of the commands, such as `commands/backup`. */
import { existsSync } from 'node:fs';
import { enableCompileCache, setSourceMapsSupport } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundledPrograms } from './bundle.mjs';
import { fail, root } from './runtime.mjs';

// Most of the code compiled at a start belongs to packages, so the cache is kept beside them.
enableCompileCache(path.join(root, 'node_modules/.cache/compiled'));
process.chdir(root);
// Stack traces name source lines. Reading the source maps of all packages would take a fifth of a start.
setSourceMapsSupport(true, { nodeModules: false });

const [program] = process.argv.splice(2, 1);
const programs = await bundledPrograms(root).catch(({ message }) =>
  fail(`The server's programs could not be bundled: ${message}`),
);
const file = path.join(programs, `${program}.mjs`);
if (!existsSync(file)) fail(`There is no program "${program}": see the scripts of package.json.`);
await import(pathToFileURL(file).href);
