import { dictionary } from '@zxcvbn-ts/language-common';
import { isOftenTried } from '@/domain/often-tried-passwords';

/** The 49,000 commonest passwords of published leaks, the commonest first; the shop asks for no more than that they are none. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'] as string[]);

/** @param folded in lower case */
export function isCommonPassword(folded: string): boolean {
  return isOftenTried(folded) || COMMON.has(folded);
}
