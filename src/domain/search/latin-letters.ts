/**
 * How Arabic letters are written in addresses. Letters that people mix up (forms of alif, of ya and of ha) are written alike; the
 * others each in their own way, so that different names get different addresses.
 */
const LETTERS: Record<string, string> = {
  ا: 'a',
  أ: 'a',
  إ: 'i',
  آ: 'a',
  ٱ: 'a',
  ء: '',
  ب: 'b',
  پ: 'p',
  ت: 't',
  ث: 'th',
  ج: 'j',
  چ: 'ch',
  ح: 'hh',
  خ: 'kh',
  د: 'd',
  ذ: 'dh',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 'ss',
  ض: 'dd',
  ط: 'tt',
  ظ: 'zz',
  ع: 'aa',
  غ: 'gh',
  ف: 'f',
  ڤ: 'v',
  ق: 'q',
  ك: 'k',
  گ: 'g',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  ة: 'h',
  و: 'w',
  ؤ: 'w',
  ي: 'y',
  ى: 'y',
  ئ: 'y',
};

/** The text with its Arabic letters as Latin ones. */
export function withLatinLetters(text: string): string {
  return text
    .replace(/[\ufb50-\ufdff\ufe70-\ufefc]+/g, (letters) => letters.normalize('NFKC'))
    .replace(/[\u0621-\u06d3]/g, (letter) => LETTERS[letter] ?? '');
}
