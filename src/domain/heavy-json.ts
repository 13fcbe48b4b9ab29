/** JSON documents that are too heavy to parse or to save. */

/*
 * Heavy JSON would block the process: a megabyte of brackets takes JSON.parse up to 180 ms, and 100,000 keys take a save in
 * the CMS 4 s. Checking a megabyte byte by byte takes 4 ms (docs/decisions/0023).
 */

/** Levels of lists and objects. A description of 15 nested lists, the most that is shown, has 70. */
const MAX_DEPTH = 100;
/** Lists, objects and commas together. A description of 3,000 paragraphs has 48,000. */
const MAX_PARTS = 50_000;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;

/** Whether a text is too deep or has too many parts to be parsed as JSON. Invalid JSON is left to the parser. */
export function isHeavyJson(bytes: Uint8Array): boolean {
  let depth = 0;
  let parts = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (byte === QUOTE) index = endOfString(bytes, index);
    else if (byte === COMMA) parts += 1;
    else if (byte === 0x5b || byte === 0x7b) {
      parts += 1;
      depth += 1;
    } else if (byte === 0x5d || byte === 0x7d) depth -= 1;
    if (depth > MAX_DEPTH || parts > MAX_PARTS) return true;
  }
  return false;
}

/** @returns the index of the closing quote, or of the end */
function endOfString(bytes: Uint8Array, start: number): number {
  for (let index = start + 1; index < bytes.length; index += 1) {
    if (bytes[index] === BACKSLASH) index += 1;
    else if (bytes[index] === QUOTE) return index;
  }
  return bytes.length;
}

/** The same for a parsed value. Goes level by level, as recursion would overflow the stack on a deep value. */
export function isHeavyValue(value: unknown): boolean {
  let level: unknown[] = [value];
  let parts = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    const below: unknown[] = [];
    for (const item of level) {
      if (typeof item !== 'object' || item === null || ArrayBuffer.isView(item)) continue;
      for (const child of Object.values(item)) {
        parts += 1;
        if (parts > MAX_PARTS) return true;
        if (typeof child === 'object') below.push(child);
      }
    }
    if (depth > MAX_DEPTH) return true;
    level = below;
  }
  return false;
}
