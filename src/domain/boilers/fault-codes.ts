/** Fault codes that boilers display. Pure. */

import { type Problem, REQUIRED } from '../problem';
import { foldLatin, isBlank } from '../text';
import { hasOddCharacters } from '../texts/odd-characters';

/** Characters of a code as it is displayed. */
export const MAX_FAULT_CODE = 20;

/** What identifies a code however it is typed: "F.75", "F 75" and "f75" are one. */
export function faultCodeKey(code: string): string {
  return foldLatin(code).replaceAll(' ', '');
}

/** Characters of a meaning, or of all causes or checks of a code. */
const MAX_FAULT_TEXT = 4_000;

/** What is wrong with a code, or null. */
export function faultCodeProblem(code: string | null | undefined): Problem | null {
  if (hasOddCharacters(code ?? '')) return { code: 'oddCharacters' };
  return faultCodeKey(code ?? '') === '' ? { code: 'faultCodeWithoutSigns' } : null;
}

/** What is wrong with a meaning, or null. */
export function faultMeaningProblem(text: string | null | undefined): Problem | null {
  return isBlank(text) ? REQUIRED : faultTextProblem(text);
}

/** What is wrong with the lines of causes or checks, or null. */
export function faultTextProblem(text: string | null | undefined): Problem | null {
  const length = [...(text ?? '')].length;
  return length > MAX_FAULT_TEXT ? { code: 'tooLong', values: { max: MAX_FAULT_TEXT } } : null;
}
