import { preload } from 'react-dom';
import { chosenLanguage } from '@/words/words';

/** The attributes of a document's `html` for what is written in the shop's language. */
export function documentLanguage(): { lang: string; dir?: 'rtl' } {
  const language = chosenLanguage();
  return { lang: language?.code ?? 'fr', ...(language?.direction === 'rtl' && { dir: 'rtl' }) };
}

/**
 * Brings another language than the built-in ones into the browser, before any module of the page runs. It writes what
 * next/script writes for `beforeInteractive`; that component would load 3 KB of scripts into every page of every shop.
 */
export function LanguageScript() {
  const address = chosenLanguage()?.script;
  if (address === undefined) return null;
  preload(address, { as: 'script' });
  const code = `(self.__next_s=self.__next_s||[]).push(${JSON.stringify([address, {}])})`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an address that the server made
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
