import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { chosenLanguage } from '@/words/words';
import { SettingsScript } from './document-settings';

/** The language attributes of `<html>`. @param builtIn the language of its texts, unless another is chosen */
export function documentLanguage(builtIn: 'fr' | 'en' = 'fr'): { lang: string; dir?: 'rtl' } {
  const language = chosenLanguage();
  return { lang: language?.code ?? builtIn, ...(language?.direction === 'rtl' && { dir: 'rtl' }) };
}

/**
 * Brings another language than the built-in ones into the browser, before any module of the page runs. It writes what
 * next/script writes for `beforeInteractive`; that component would load 3 KB of scripts into every page of every shop.
 */
export function LanguageScript({ nonce }: { nonce?: string | undefined }) {
  const address = chosenLanguage()?.script;
  if (address === undefined) return null;
  preload(address, { as: 'script' });
  const code = `(self.__next_s=self.__next_s||[]).push(${JSON.stringify([address, {}])})`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an address that the server made
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}

/** Around the pages of the back office, whose document is Payload's (payload.config.ts): Payload renders it on the server. */
export async function WithLanguage({ children }: { children?: ReactNode }) {
  const nonce = await nonceOfRequest();
  return (
    <>
      <SettingsScript nonce={nonce} />
      {chosenLanguage() && <LanguageScript nonce={nonce} />}
      {children}
    </>
  );
}

/** The pages of the back office run only inline scripts that carry the nonce of their answer (src/server/pages/page-headers.ts). */
async function nonceOfRequest(): Promise<string | undefined> {
  const policy = (await headers()).get('content-security-policy') ?? '';
  return /'nonce-([^']+)'/.exec(policy)?.[1];
}
