/** More than the widest form of the back office has: a product with all its fields and pictures has some 40. */
const MAX_PARTS = 300;

/**
 * Whether a multipart form has so many parts that reading it would hold up everybody else: 20 MB of parts without content,
 * 320,000 of them, took 6 s. Looking for the boundary takes 10 ms.
 */
export function hasManyParts(bytes: Uint8Array, contentType: string): boolean {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const delimiter = `--${quoted ?? plain ?? ''}`;
  const form = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = form.indexOf(delimiter);
  for (let parts = 0; at !== -1; parts += 1) {
    if (parts > MAX_PARTS) return true;
    at = form.indexOf(`\r\n${delimiter}`, at + delimiter.length);
  }
  return false;
}
