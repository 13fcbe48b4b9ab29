/** The language of a request, mail or paper in progress (docs/decisions/0063). The browser's half is `chosenLanguage`. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { LanguageCode } from '@/words/languages';
import { type ChosenLanguage, defaultLanguage, type LanguageHolder } from '@/words/words';

type Languages = {
  /** null for the built-in ones */
  current: AsyncLocalStorage<ChosenLanguage | null>;
  loaded: Map<string, ChosenLanguage>;
};

/** The server and Next.js each load a copy of this module, so the storage is on `globalThis`. */
const holder = globalThis as LanguageHolder & { __languages?: Languages };
holder.__languages ??= { current: new AsyncLocalStorage(), loaded: new Map() };
const { current, loaded } = holder.__languages;
holder.languageOfWork ??= () => current.getStore();

/** Makes a language available to `inLanguage`. */
export function addLanguage(language: ChosenLanguage): void {
  loaded.set(language.code, language);
}

/**
 * Runs `work`, and everything it starts, in a language. Work that is for another reader than the sender of the request, such as a
 * mail, always names its language.
 * @param code null for the shop's own language. A language that is no longer switched on is replaced by it
 */
export function inLanguage<T>(code: LanguageCode | null, work: () => T): T {
  const language = code === 'fr' ? null : code === null ? undefined : loaded.get(code);
  return current.run(language === undefined ? defaultLanguage() : language, work);
}
