/** Whether mail programs would turn part of the text into a link. Names reach the mails of strangers. */
export function hasLink(text: string): boolean {
  // Mail programs also read other full stops as a dot: U+2024, U+3002, U+FF61.
  const plain = text.normalize('NFKC').replaceAll('。', '.');
  // An e-mail address does not lead to a page.
  const withoutAddresses = plain.replace(/[\w.+-]+@[\w.-]+/g, ' ');
  return /:\/\/|www\.|\w\.(com|net|org|dz|fr|io|ru|xyz|top|info)\b/i.test(withoutAddresses);
}
