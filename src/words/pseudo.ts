/**
 * A made-up language for tests: French and English with accents on every letter, between brackets and a third longer. A text
 * on a page without them does not come from a catalogue; a text that is cut has too little room for another language.
 */
import { office } from './en';
import { shop } from './fr';
import { type Messages, mapTexts } from './words';

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'ë',
  i: 'ï',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  C: 'Ç',
  E: 'Ë',
  I: 'Ï',
  N: 'Ñ',
  O: 'Ö',
  S: 'Š',
  U: 'Ü',
  Y: 'Ý',
  Z: 'Ž',
};

export const words: Record<'shop' | 'office', Messages> = {
  shop: mapTexts(shop, pseudo),
  office: mapTexts(office, pseudo),
};

export function pseudo(text: string): string {
  if (text.trim() === '') return text;
  const padding = '~'.repeat(Math.ceil(text.length / 3));
  return `⟦${text.replace(/[aceinosuyz]/gi, (letter) => ACCENTED[letter] ?? letter)}${padding}⟧`;
}
