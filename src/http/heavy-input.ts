/** Limits on what is parsed: input that is legal in size, yet would block the event loop for seconds. */

/** Payload's list with 100 documents selected sends some 110 parameters, the most of any screen or call. */
const MAX_PARAMETERS = 300;
/** Characters of one parameter that Payload reads: each word of a search becomes an SQL condition. */
const MAX_CMS_CHARACTERS = 2_000;
/** The widest form of the back office, a product with all its fields and pictures, has some 40 parts. */
const MAX_PARTS = 300;

/**
 * Whether parsing the query of a URL or of a form would take too long: Next.js and Payload collect parameters of the same
 * name in quadratic time, and 7,000 of them, as many as fit into a URL, blocked the shop for 2.5 s.
 */
export function isHeavyQuery(search: string, { isForCms }: { isForCms: boolean }): boolean {
  const parameters = search.split('&', MAX_PARAMETERS + 1);
  if (parameters.length > MAX_PARAMETERS) return true;
  return isForCms && parameters.some((parameter) => parameter.length > MAX_CMS_CHARACTERS);
}

/**
 * Whether a form has too many parts, or fields if it is urlencoded, to be parsed: 20 MB of empty parts, 320,000 of them,
 * took 6 s, and 770 KB of fields took minutes. Counting takes 10 ms.
 */
export function hasManyParts(bytes: Uint8Array, contentType: string): boolean {
  if (/^application\/x-www-form-urlencoded\b/i.test(contentType)) return countOf('&', { bytes }) + 1 > MAX_PARTS;
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const boundary = `--${quoted ?? plain ?? ''}`;
  // The first boundary may begin the form without a line break; the last one ends the form.
  const first = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf(boundary);
  return first !== -1 && countOf(`\r\n${boundary}`, { bytes, from: first + boundary.length }) > MAX_PARTS;
}

/** Counts the occurrences of a text, but stops beyond MAX_PARTS. */
function countOf(text: string, { bytes, from = 0 }: { bytes: Uint8Array; from?: number }): number {
  const form = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let count = 0;
  for (let at = form.indexOf(text, from); at !== -1 && count <= MAX_PARTS; at = form.indexOf(text, at + text.length)) {
    count++;
  }
  return count;
}
