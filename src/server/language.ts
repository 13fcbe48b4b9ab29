/** Loads a language that is not built in, once, before the modules of the pages are loaded. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { build, stop } from 'esbuild';
import { LANGUAGES, type LanguageCode } from '@/words/languages';
import { chooseLanguage } from '@/words/words';
import { BUILT_FILES } from './area';

/** Browsers load it before any other script of a page. */
type LanguageScript = { address: string; content: Buffer };

let script: LanguageScript | null = null;

/** @returns null for the built-in languages, which are part of the pages */
export function languageScript(): LanguageScript | null {
  return script;
}

/** Must be called before any module with messages is loaded: some read theirs at once. */
export async function loadLanguage(code: LanguageCode, root: string): Promise<void> {
  const { direction, load, module } = LANGUAGES[code];
  if (load === null) return;
  const [{ words }, content] = await Promise.all([load(), bundleForBrowsers({ root, code, direction, module })]);
  const version = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const address = `${BUILT_FILES}words/${code}-${version}.js`;
  chooseLanguage({ code, direction, words, script: address });
  script = { address, content };
}

async function bundleForBrowsers({
  root,
  code,
  direction,
  module,
}: {
  root: string;
  code: string;
  direction: string;
  module: string;
}): Promise<Buffer> {
  const contents = `import { words } from './${module}';
    globalThis.shopLanguage = { code: '${code}', direction: '${direction}', script: '', words };`;
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: { contents, resolveDir: path.join(root, 'src/words'), loader: 'ts' },
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'silent',
  });
  await stop();
  return Buffer.from(outputFiles[0]?.contents ?? []);
}
