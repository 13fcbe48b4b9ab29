/** Fails if a module reads a text of the catalogues, or a setting, while it loads (docs/decisions/0063). Part of `npm run lint`. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEFAULT_SETTINGS } from '@/shop';
import { resolveImport } from '../import-rules/graph';
import { type KindOf, textsReadAtLoad } from './find-texts';
import { parseModule } from './parse-module';

const root = path.resolve(import.meta.dirname, '../..');
/** The made-up language is the built-in one, changed: it is loaded before there is another. */
const EXEMPT = ['src/words/pseudo.ts'];

const sources = new Map(
  globSync(['{src,collections,endpoints}/**/*.{ts,tsx}', '{payload,next}.config.ts'], { cwd: root })
    .filter((file) => !file.startsWith('src/migrations/') && !file.endsWith('.d.ts'))
    .map((file) => [file.split(path.sep).join('/'), readFileSync(path.join(root, file), 'utf8')]),
);
const modules = new Map(
  [...sources].map(([file, text]) => [
    file,
    parseModule({ file, text }, (specifier) => resolveImport(specifier, { from: file, sources })),
  ]),
);

const namespaces = new Map<string, Record<string, unknown>>();
for (const file of sources.keys()) {
  if (/^src\/words\/(fr|en)\//.test(file))
    namespaces.set(file, await import(pathToFileURL(path.join(root, file)).href));
}

// Settings are read like texts: one that is read while a module loads stays as it was.
const { shop, claims, orders, legal } = DEFAULT_SETTINGS;
namespaces.set('src/shop.ts', { shop, claims, orderSettings: orders, legal });

const kindOf: KindOf = ({ file, keys }) => {
  let found: unknown = namespaces.get(file);
  for (const key of keys) {
    if (typeof found !== 'object' || found === null) return null;
    found = key === '*' ? Object.values(found)[0] : Reflect.get(found, key);
  }
  if (keys.length === 1) return typeof found === 'object' ? 'group' : null;
  if (found === undefined) return null;
  return typeof found === 'object' && found !== null ? 'group' : 'message';
};

const problems = [...modules.values()]
  .filter(({ file }) => !EXEMPT.includes(file))
  .flatMap((module) => textsReadAtLoad(module, { modules, kindOf }));
for (const problem of problems) console.error(`${problem} is read while the module loads: read it where it is used.`);
process.exit(problems.length > 0 ? 1 : 0);
