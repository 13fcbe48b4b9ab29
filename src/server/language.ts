/** Loads the languages that are not built in: their words for the server, their script for browsers. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { build, stop } from 'esbuild';
import { addLanguage } from '@/runtime/in-language';
import { LANGUAGES, type LanguageCode } from '@/words/languages';
import type { ChosenLanguage } from '@/words/words';
import { BUILT_FILES } from './area';

/** Browsers load it before any other script of a page. */
type LanguageScript = { address: string; content: Buffer };

const scripts: LanguageScript[] = [];

/** Those of the loaded languages; the built-in ones are part of the pages. */
export function languageScripts(): readonly LanguageScript[] {
  return scripts;
}

/** @returns null for the built-in languages */
export async function loadLanguage(code: LanguageCode, root: string): Promise<ChosenLanguage | null> {
  const { direction, load, module } = LANGUAGES[code];
  if (load === null) return null;
  const [{ words }, content] = await Promise.all([load(), bundleForBrowsers({ root, code, direction, module })]);
  const version = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const address = `${BUILT_FILES}words/${code}-${version}.js`;
  const language: ChosenLanguage = { code, direction, words, script: address };
  addLanguage(language);
  scripts.push({ address, content });
  return language;
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
