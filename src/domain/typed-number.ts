/** What a form says of a typed number. */
import { toCentimes, toDinars } from './money';
import { formatOfficeAmount } from './price-texts';
import type { Problem } from './problem';
import { readOptionalNumber } from './read-number';

/** What is wrong with a typed number: by the rule, or because the text is unreadable. */
export function typedNumberProblem(typed: string, rule: (value: number | null) => Problem | null): Problem | null {
  const read = readOptionalNumber(typed);
  return read.ok ? rule(read.value) : read.problem;
}

/**
 * How a typed amount is understood, to be shown beside its field: '12,500.50'. Null if the text is blank, unreadable or plain
 * digits already.
 */
export function understoodAmount(typed: string): string | null {
  if (/^\s*\d*(\.\d{1,2})?\s*$/.test(typed)) return null;
  const read = readOptionalNumber(typed);
  const centimes = read.ok ? toCentimes(read.value) : null;
  if (centimes === null) return null;
  return formatOfficeAmount(toDinars(centimes));
}
