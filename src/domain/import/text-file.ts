/** The text of an uploaded table, whatever program wrote it. */

/** `isUtf` false: the text was read as Windows-1252. */
export type DecodedTable = { text: string; isUtf: boolean };

/** @returns null if the bytes are not text */
export function decodeTable(bytes: Uint8Array): DecodedTable | null {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (isUtf16) return { text: new TextDecoder('utf-16le').decode(bytes), isUtf: true };
  if (bytes.includes(0)) return null;
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isUtf: true };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isUtf: false };
  }
}

/** The most frequent of comma, semicolon and tab in the first line, outside quotes. */
export function separatorOf(text: string): string {
  const header = (/^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text.slice(0, 10_000))?.[0] ?? '').replace(
    /"(?:[^"]|"")*"/g,
    '',
  );
  const counts = [',', ';', '\t'].map((separator) => ({ separator, count: header.split(separator).length }));
  return counts.reduce((best, other) => (other.count > best.count ? other : best)).separator;
}
