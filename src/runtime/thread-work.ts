/** The thread's side of in-thread.ts: a thread has its own memory, so it loads the language that its work is in, and is told the settings. */
import { pathToFileURL } from 'node:url';
import type { Settings } from '@/domain/settings/settings';
import { holdSettings } from '@/shop';
import { isLanguageCode, LANGUAGES } from '@/words/languages';
import { addLanguage, inLanguage } from './in-language';

type ThreadWork = {
  /** the path of the module that exports `name` */
  module: string;
  name: string;
  /** null for the built-in ones */
  language: string | null;
  settings: Settings;
  input: unknown;
};

export async function runThreadWork({ module, name, language, settings, input }: ThreadWork): Promise<unknown> {
  // Calls run one after the other.
  holdSettings(settings);
  const code = language !== null && isLanguageCode(language) ? language : 'fr';
  const { direction, load } = LANGUAGES[code];
  if (load !== null) addLanguage({ code, direction, script: '', ...(await load()) });
  const work = (await import(pathToFileURL(module).href))[name];
  return inLanguage(code, () => work(input));
}
