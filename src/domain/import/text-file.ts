/** The text of an uploaded table, whatever program wrote it. */

/** Of one byte a character; of encodings that fit equally, the first, which is by far the commonest. */
const LEGACY_ENCODINGS = ['windows-1252', 'macintosh', 'windows-1256', 'ibm850'] as const;
type LegacyEncoding = (typeof LEGACY_ENCODINGS)[number];

export const TEXT_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', ...LEGACY_ENCODINGS] as const;
export type TextEncoding = (typeof TEXT_ENCODINGS)[number];

export type DecodedTable = {
  text: string;
  encoding: TextEncoding;
  /** lines, counted from 1, whose bytes are not in this encoding */
  badLines: ReadonlySet<number>;
};

const NO_LINES: ReadonlySet<number> = new Set();

/** @returns null if the bytes are not text */
export function decodeTable(bytes: Uint8Array): DecodedTable | null {
  const wide = wideEncoding(bytes);
  if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: wide, badLines: NO_LINES };
  if (bytes.includes(0)) return null;
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8', badLines: NO_LINES };
  } catch {
    // The decoder only says that a byte is wrong, not where.
  }
  const text = new TextDecoder('utf-8').decode(bytes);
  if (isMostlyUtf8(text, bytes)) return { text, encoding: 'utf-8', badLines: badLinesOf(bytes) };
  const encoding = legacyEncoding(bytes.subarray(0, SAMPLE));
  return { text: decodeLegacy(bytes, encoding), encoding, badLines: NO_LINES };
}

function decodeLegacy(bytes: Uint8Array, encoding: LegacyEncoding): string {
  return encoding === 'ibm850' ? decodeDos(bytes) : new TextDecoder(encoding).decode(bytes);
}

/** Characters; a shorter file without a mark may be anything. */
const MIN_PAIRS = 8;

/** UTF-16, by its mark or, in a file without one, by the zeros that every Latin letter has at the same place. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const pairs = Math.floor(Math.min(bytes.length, 1_000) / 2);
  if (pairs < MIN_PAIRS) return null;
  let [first, second] = [0, 0];
  for (let index = 0; index < pairs; index++) {
    if (bytes[2 * index] === 0) first++;
    if (bytes[2 * index + 1] === 0) second++;
  }
  if (first === 0 && second > pairs / 3) return 'utf-16le';
  return second === 0 && first > pairs / 3 ? 'utf-16be' : null;
}

/** Few wrong bytes beside whole characters of UTF-8 are damage. In another encoding, bytes form such a character by chance at most. */
const MAX_WRONG_PER_RIGHT = 10;

function isMostlyUtf8(text: string, bytes: Uint8Array): boolean {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return true;
  const wrong = text.match(/\uFFFD/g)?.length ?? 0;
  const right = text.match(/[^\0-\x7F\uFFFD]/gu)?.length ?? 0;
  return right > 0 && wrong <= right * MAX_WRONG_PER_RIGHT;
}

function badLinesOf(bytes: Uint8Array): Set<number> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const bad = new Set<number>();
  for (let start = 0, line = 1; start < bytes.length; line++) {
    const end = lineEnd(bytes, start);
    try {
      decoder.decode(bytes.subarray(start, end));
    } catch {
      bad.add(line);
    }
    start = end + (bytes[end] === CR && bytes[end + 1] === LF ? 2 : 1);
  }
  return bad;
}

const [LF, CR] = [0x0a, 0x0d];

function lineEnd(bytes: Uint8Array, start: number): number {
  let end = start;
  while (end < bytes.length && bytes[end] !== LF && bytes[end] !== CR) end++;
  return end;
}

/** Bytes that are enough to tell encodings apart. */
const SAMPLE = 200_000;

const FRENCH = /[éèêëàâäçùûüôöîïœæÿ]/;
const FRENCH_CAPITAL = /[ÉÈÊËÀÂÄÇÙÛÜÔÖÎÏŒÆŸ]/;
const SIGN = /[°«»’‘“”–—…€№²³½¼·×\u00a0ªº©®]/;
const ARABIC = /[\u0600-\u06ff]/;

/** The one in which the text looks most like French or Arabic. */
function legacyEncoding(bytes: Uint8Array): LegacyEncoding {
  const scores = LEGACY_ENCODINGS.map((encoding) => ({
    encoding,
    score: scoreOf(decodeLegacy(bytes, encoding)),
  }));
  return scores.reduce((best, other) => (other.score > best.score ? other : best)).encoding;
}

function scoreOf(text: string): number {
  let score = 0;
  for (const { 0: character, index } of text.matchAll(/[^\0-\x7F]/g)) {
    const [before = '', after = ''] = [text[index - 1], text[index + 1]];
    score += scoreOfCharacter(character, { before, after });
  }
  return score;
}

function scoreOfCharacter(character: string, { before, after }: { before: string; after: string }): number {
  if (FRENCH.test(character)) return scoreOfSmallLetter(character, { before, after });
  // A capital within a word of small letters is a small letter of another encoding.
  if (FRENCH_CAPITAL.test(character)) return /[a-z]/.test(before) ? -2 : 1;
  if (SIGN.test(character)) return 1;
  // A single Arabic letter, or one beside Latin letters, is a Latin letter of another encoding.
  if (ARABIC.test(character)) return ARABIC.test(before) || ARABIC.test(after) ? 2 : -2;
  return -2;
}

/** A word that is one letter is "à" alone, and few words begin with another small letter than "é" or "à". */
function scoreOfSmallLetter(letter: string, { before, after }: { before: string; after: string }): number {
  if (/\p{L}/u.test(before)) return 2;
  if (letter === 'à' || letter === 'é') return 2;
  return /\p{L}/u.test(after) ? 1 : -2;
}

/**
 * Code page 850, in which Excel saves 'CSV (MS-DOS)'. Decoded here: browsers' decoders, which Node.js has, do not know it, and a
 * library for some thirty bytes of French would be a hundred times as long.
 */
const HIGH_HALF =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

export function decodeDos(bytes: Uint8Array): string {
  // Latin-1 gives each byte the character of its number.
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return text.replace(/[\u0080-\u00ff]/g, (byte) => HIGH_HALF[byte.charCodeAt(0) - 0x80] ?? '');
}
