/** `node run.mjs PROGRAM …` runs a program of the server under the project's Node: `main`, or one such as `commands/backup`. */
import { enableCompileCache, setSourceMapsSupport } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundledPrograms } from './bundle.mjs';
import { root } from './runtime.mjs';

// Most of what is compiled at a start are the packages: it is kept beside them.
enableCompileCache(path.join(root, 'node_modules/.cache/compiled'));
process.chdir(root);
// Stacks name the lines of the sources; reading the maps of all packages would take a fifth of a start.
setSourceMapsSupport(true, { nodeModules: false });

const [program] = process.argv.splice(2, 1);
await import(pathToFileURL(path.join(await bundledPrograms(root), `${program}.mjs`)).href);
