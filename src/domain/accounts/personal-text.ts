/** Whether a typed text may identify a person: it holds something like a telephone number or an e-mail address. Pure. */
import { type Run, runsOf } from '@/domain/boilers/typed-runs';

/** @param text in lower case, with ASCII digits and plain forms of letters and signs (NFKC) */
export function mayNameSomebody(text: string): boolean {
  const read = withDigits(text);
  return MAIL.test(text) || holdsPhone(withZeros(text)) || holdsPhone(read) || holdsPhoneWithX(read);
}

/** An @, "(at)", "at" or "arobase" before a domain, or the name of a provider, which is no part. */
const MAIL =
  /\S\s?@\s?\S|[([{<]\s?(at|arobase)\s?[)\]}>]|\S\s(at|arobase)\s[\p{L}\d-]+\s?\.\s?\p{L}{2}|\b(gmail|hotmail|yahoo)\b/u;

/** National numbers with or without their first 0, or with a country. */
const PHONE = /^(0?[5-7]\d{8}|0[1-4]\d{7}|(00)?213\d{8,9})$/;

/**
 * Mobile numbers of France, Spain, Belgium, Italy, Switzerland, Britain, Germany, Turkey, the Emirates, Morocco and Tunisia. Not
 * every number of eleven digits or more: some are part numbers (87186445720).
 */
const MOBILE_ABROAD =
  /^(00)?(3[34][67]\d{8}|324\d{8}|393\d{8,9}|417\d{8}|447\d{9}|491[567]\d{8,9}|905\d{9}|9715\d{8}|212[67]\d{8}|216[2-9]\d{7})$/;
/** A part number beside a power ("39370540 240") is no number with a country: its first digits would be more than a country's. */
const IN_ONE_PIECE_OR_FROM_A_COUNTRY = /^(\d{1,6} .*|\d+)$/;

/** In a word of digits and o, and between digits. */
const O_FOR_0 = /(?<![\p{L}\d])o+(?=[\do]*(?![\p{L}\d]))|(?<=\d)o+(?=\d|(?![\p{L}\d]))/gu;

/** Words of digits and letters like digits, perhaps with an x between them. */
const DIGIT_LIKE_WORD = /(?<![\p{L}\d])[\dolix]+(?![\p{L}\d])/gu;

/** Digits of the shortest number with a country. */
const MIN_ABROAD = 8;
/** Groups of digits of the longest number. */
const LONGEST_PHONE = 10;

function withZeros(text: string): string {
  return text.replace(O_FOR_0, (letters) => '0'.repeat(letters.length));
}

/** With l and i as 1 too. */
function withDigits(text: string): string {
  return withZeros(text).replace(DIGIT_LIKE_WORD, (word) => word.replaceAll('o', '0').replace(/[li]/g, '1'));
}

/** Whether a text holds a telephone number, with any signs between its digits, also beside other numbers: "8 0550_12_34_56". */
function holdsPhone(text: string): boolean {
  const isAbroad = (text.match(/\+[^\p{L}+]+/gu) ?? []).some((part) => part.replace(/\D/g, '').length >= MIN_ABROAD);
  return isAbroad || digitRuns(text).some(isPhone);
}

/** With an x for a space. Such a number begins with 0, unlike a size: "700x400x300". */
function holdsPhoneWithX(text: string): boolean {
  const runs = digitRuns(text.replace(/(?<=\d)x(?=\d)/g, ' '));
  return runs.some((run) => run.compact.startsWith('0') && isPhone(run));
}

function digitRuns(text: string): Run[] {
  const parts = text.match(/\d[^\p{L}]*/gu) ?? [];
  return parts.flatMap((part) => runsOf(part.match(/\d+/g) ?? [], LONGEST_PHONE));
}

function isPhone({ text, compact }: Run): boolean {
  return PHONE.test(compact) || (MOBILE_ABROAD.test(compact) && IN_ONE_PIECE_OR_FROM_A_COUNTRY.test(text));
}
