const NO_BREAK_SPACE = '\u00a0';

/** What a number keeps beside it: "48 h", "5 Mo", "98 %". */
const UNITS = 'h|min|s|DZD|[kM]o|%';

/**
 * French typography, in one place: authors of messages type plain spaces. A no-break space goes before `: ; ? ! »`, after `«`
 * and between a number and its unit, so that a line never breaks there. The apostrophe is always the straight one, which is
 * what people type when they search a page. A sentence that ends in an abbreviation ("Ciao 24 C.S.I.") has one full stop.
 */
export function frenchTypography(text: string): string {
  return text
    .replace(/ (?=[:;?!»])/g, NO_BREAK_SPACE)
    .replace(/« /g, `«${NO_BREAK_SPACE}`)
    .replace(UNIT_AFTER_NUMBER, `$1${NO_BREAK_SPACE}`)
    .replace(DOUBLED_FULL_STOP, '.')
    .replaceAll('’', "'");
}

const UNIT_AFTER_NUMBER = new RegExp(`(\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu');

/** Not an ellipsis, nor a path. */
const DOUBLED_FULL_STOP = /(?<![./])\.\.(?=\s|$)/g;
