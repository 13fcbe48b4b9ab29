/** Characters that a typed text must not contain. Apart from `text.ts`, which every page of the shop loads. */

/** Whether a text has control characters, line ends or halves of a character, which a one-line text must not contain. */
export function hasOddCharacters(text: string): boolean {
  return !text.isWellFormed() || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);
}

/** The same for a text of several lines. */
export function hasOddCharactersInLines(text: string): boolean {
  return hasOddCharacters(text.replace(/[\t\n\r\u2028\u2029]/g, ' '));
}
