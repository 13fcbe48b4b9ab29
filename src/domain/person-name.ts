/** Whether somebody's name holds what mail programs make a link of. */
export function hasLink(name: string): boolean {
  // Mail programs take other full stops for a dot, too: U+2024, U+3002, U+FF61.
  const text = name.normalize('NFKC').replaceAll('。', '.');
  return /:\/\/|www\.|\w\.(com|net|org|dz|fr|io|ru|xyz|top|info)\b/i.test(text);
}
