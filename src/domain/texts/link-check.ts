/** Links in texts that people type. Apart from `text.ts`, which every page of the shop loads. */

/** Endings that people also write behind an initial (`M.Co`), so at least two characters stand in front; a path; a numeric address. */
const MORE_LINKS =
  /[\p{L}\p{N}-]{2,}\.(co|me|shop|store|online|site|app|dev|link|click|live|club|cn|eu|uk|de|tn|ma|su|tk|cc|tv|us|biz|ly|gl|gg|ai|vip|icu|pro|page|web|cloud|tech|ch|it|es|nl|pl|pt|ro|hu|cz|gr|br|mx|ng|qa|lb|pk|vn|hk|nz|ws|pw|zip|mov|bet|bid|casino|loan|win|lol|fun|buzz|rest|cfd|sbs|cyou|monster|quest|africa|agency|world|today|news|blog|host|space|website|sale|promo|cash|money)(?![\p{L}\p{N}])|[\p{L}\p{N}-]\.[a-z]{2,}\/|\b\d{1,3}(?:\.\d{1,3}){3}\b/iu;

/** Whether mail programs would turn part of the text into a link. Names reach the mails of strangers. */
export function hasLink(text: string): boolean {
  // Mail programs also read other full stops as a dot: U+2024, U+3002, U+FF61.
  const plain = text.normalize('NFKC').replaceAll('。', '.');
  // An e-mail address does not lead to a page.
  const withoutAddresses = plain.replace(/\p{Cf}/gu, '').replace(/[\w.+-]+@[\w.-]+/g, ' ');
  return (
    /:\/\/|www\.|[\p{L}\p{N}]\.(com|net|org|dz|fr|io|ru|xyz|top|info)(?![\p{L}\p{N}])/iu.test(withoutAddresses) ||
    MORE_LINKS.test(withoutAddresses)
  );
}
