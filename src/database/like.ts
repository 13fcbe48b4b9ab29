/** A text as it must stand in a pattern of LIKE to be found as it is. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
