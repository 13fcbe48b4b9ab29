/** Texts that editors write line by line, such as causes and checks. Pure. */

/** The lines of a text, without blank ones. */
export function linesOf(text: string | null): string[] {
  return (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
