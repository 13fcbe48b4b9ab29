/** Part numbers, which people type with or without their dashes, dots and spaces. */
import { fold, foldLatin } from '../text';

/** "0010-025/A" gives "0010 025 a 0010025a": found both as written and run together. */
export function foldReference(reference: string): string {
  const spaced = fold(reference);
  const compact = spaced.replace(/ /g, '');
  return compact === spaced ? spaced : `${spaced} ${compact}`;
}

/** A longer word before a number is not the beginning of a model's name. */
const MAX_PREFIX = 4;

/**
 * The model numbers in a title, written together and apart as people type them: "UPS 25-60" gives "ups2560", "RVS43" gives
 * "rvs 43".
 */
export function foldModelNumbers(title: string): string {
  const tokens = foldLatin(title).split(' ');
  const found: string[] = [];
  tokens.forEach((token, index) => {
    if (!hasDigit(token)) return;
    found.push(token.replace(/\d(?=[a-z])|[a-z](?=\d)/g, '$& '));
    const before = tokens[index - 1];
    if (before !== undefined && hasDigit(before)) return;
    const end = tokens.findIndex((other, place) => place > index && !hasDigit(other));
    const numbers = tokens.slice(index, end === -1 ? undefined : end);
    const prefix = before !== undefined && before.length <= MAX_PREFIX ? before : '';
    found.push(prefix + numbers.join(''));
  });
  return found.filter((text) => !tokens.includes(text)).join(' ');
}

function hasDigit(token: string): boolean {
  return /\d/.test(token);
}
