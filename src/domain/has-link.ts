/** Whether a text that strangers read in their mails, such as a name, holds what mail programs make a link of. */
export function hasLink(text: string): boolean {
  // Mail programs take other full stops for a dot, too: U+2024, U+3002, U+FF61.
  const plain = text.normalize('NFKC').replaceAll('。', '.');
  // An e-mail address leads to no page.
  const withoutAddresses = plain.replace(/[\w.+-]+@[\w.-]+/g, ' ');
  return /:\/\/|www\.|\w\.(com|net|org|dz|fr|io|ru|xyz|top|info)\b/i.test(withoutAddresses);
}
