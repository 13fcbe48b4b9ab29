/** When two texts are the same to people: what looks the same is the same. */

/** Characters that draw nothing: direction marks, zero-width spaces and joiners, soft hyphens, variation selectors, fillers. */
export const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** U+2800 is a braille sign without dots. */
export const BLANK = /[\s\u2800]+/gu;

/** Hyphens, dashes and the minus sign, which fonts draw alike. */
export const DASHES = /[\p{Pd}\u2212]/gu;

/**
 * The form by which references, names and numbers are compared: compatible forms are one (full-width digits, ligatures), invisible
 * characters do not count, neither does case, every run of spaces is one space and every dash a hyphen. A text is kept as it was typed.
 */
export function textIdentity(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(INVISIBLE, '')
      // A character that was taken away may have kept a letter and its accent apart.
      .normalize('NFKC')
      .replace(BLANK, ' ')
      .replace(DASHES, '-')
      .trim()
      .toLowerCase()
  );
}

/** Whether nothing of a text can be seen. */
export function isInvisible(text: string): boolean {
  const trimmed = text.trim();
  // Most texts are seen by their first characters, which is cheaper to find out.
  return trimmed === '' || (!/^[\x21-\x7e]/.test(trimmed) && textIdentity(trimmed) === '');
}
