/** Fails if a message of the catalogues is used nowhere, or a catalogue is passed on as a whole. Part of `npm run lint`. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { keysInUse, messageKeys } from './support/message-keys';

const root = path.resolve(import.meta.dirname, '..');
const files = globSync('src/words/{fr,en}/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('/index.ts'));
const sources = globSync(['{src,collections,endpoints}/**/*.{ts,tsx}', '*.ts'], { cwd: root })
  .filter((file) => !/^src\/words\/\w+\//.test(file))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .filter((text) => text.includes('Words'));

const problems: string[] = [];
for (const file of files) {
  const exported: Record<string, unknown> = await import(pathToFileURL(path.join(root, file)).href);
  for (const [name, namespace] of Object.entries(exported)) {
    if (typeof namespace !== 'object' || namespace === null) continue;
    const used = keysInUse(name, sources);
    const isUsed = (key: string) => used.some((use) => use === '' || key === use || key.startsWith(`${use}.`));
    const unused = messageKeys(namespace).filter((key) => !isUsed(key));
    problems.push(...unused.map((key) => `${file}: nothing uses ${name}.${key}`));
  }
}
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
