import type { ChosenLanguage } from './words';

type Language = Pick<ChosenLanguage, 'direction'> & {
  /** null for the language that the shop is written in; its back office is in English */
  load: (() => Promise<Pick<ChosenLanguage, 'words'>>) | null;
  /** the module that `load` imports, from `src/words`, as it is bundled for browsers */
  module: string | null;
};

/** The languages that `inLanguage` and SHOP_LANGUAGE may name. A new one is a row here and a catalogue with the namespaces of `fr/index.ts`. */
export const LANGUAGES = {
  fr: { direction: 'ltr', load: null, module: null },
  'fr-x-pseudo': { direction: 'ltr', load: () => import('./pseudo'), module: 'pseudo.ts' },
} as const satisfies Record<string, Language>;

export type LanguageCode = keyof typeof LANGUAGES;

// The keys of the table above, which the compiler types as texts.
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as LanguageCode[];

export function isLanguageCode(code: string): code is LanguageCode {
  return Object.hasOwn(LANGUAGES, code);
}
