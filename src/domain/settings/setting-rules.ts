/** What each kind of setting takes: a rule reads a value as a call sends it, or says what is wrong with it. */

import { emailProblem } from '../email';
import { isRecord } from '../json';
import type { Position } from '../links';
import { MAX_DINARS } from '../money';
import { phoneProblem } from '../phone';
import type { Problem } from '../problem';
import { isBlank } from '../text';
import { textProblem } from '../text-field';

/** `within`: the path of the part that is wrong, below the setting's own: `2.opens`. */
type ReadSetting<T> = { ok: true; value: T } | { ok: false; problem: Problem; within?: string };

export type Rule<T> = (value: unknown) => ReadSetting<T>;

const NOT_TEXT: Problem = { code: 'notText' };

/** A text of one line. */
export function line(max: number, refuse?: (text: string) => Problem | null): Rule<string> {
  return (value) => {
    if (typeof value !== 'string') return { ok: false, problem: NOT_TEXT };
    const problem = textProblem({ max, ...(refuse && { refuse }) }, value);
    return problem ? { ok: false, problem } : { ok: true, value: value.trim() };
  };
}

/** The same, which may be empty. A blank text is null. */
export function optionalLine(max: number, refuse?: (text: string) => Problem | null): Rule<string | null> {
  return orNull(line(max, refuse));
}

/** A rule that takes null as well; a blank text counts as null. */
export function orNull<T>(rule: Rule<T>): Rule<T | null> {
  return (value) =>
    value === null || (typeof value === 'string' && isBlank(value)) ? { ok: true, value: null } : rule(value);
}

export const yesNo: Rule<boolean> = (value) =>
  typeof value === 'boolean' ? { ok: true, value } : { ok: false, problem: { code: 'flagExpected' } };

export const email = line(254, emailProblem);

export const phone = line(40, phoneProblem);

/** An address that browsers may follow. */
export const webAddress = line(500, (text) =>
  /^https:\/\/[^\s/]+\.[^\s]+$/i.test(text) && URL.canParse(text) ? null : { code: 'webAddress' },
);

export function wholeNumber(min: number, max: number): Rule<number> {
  return (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
      ? { ok: true, value }
      : { ok: false, problem: { code: 'wholeNumberOutOfRange', values: { min, max } } };
}

/** A figure that the shop claims; null for none. */
export function figure(max: number): Rule<number | null> {
  return orNull(wholeNumber(1, max));
}

/** Dinars above 0, with at most two decimals; null for none. */
export const optionalAmount: Rule<number | null> = orNull((value) =>
  isNumberIn(value, 0.01, MAX_DINARS) && Number.isInteger(Number(`${value}e2`))
    ? { ok: true, value }
    : { ok: false, problem: { code: 'amountExpected' } },
);

export function oneOf<const T extends string | number>(options: readonly T[]): Rule<T> {
  return (value) => {
    const known = options.find((option) => option === value);
    return known === undefined
      ? { ok: false, problem: { code: 'notOneOf', values: { options: options.map(String) } } }
      : { ok: true, value: known };
  };
}

/** A short text that the shop claims, such as `1000+`; null for none. */
export const fact = optionalLine(20);

export const rating: Rule<{ value: number; reviews: string } | null> = orNull(
  record({ value: between(0, 5), reviews: line(20) }),
);

export const treeFigures: Rule<{ products: string; categories: string; brands: string } | null> = orNull(
  record({ products: line(20), categories: line(20), brands: line(20) }),
);

export const position: Rule<Position | null> = orNull(
  record({ latitude: between(-90, 90), longitude: between(-180, 180) }),
);

/** A moment of the day, as `08:00`. */
export const clock: Rule<string> = (value) =>
  typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
    ? { ok: true, value }
    : { ok: false, problem: { code: 'clockExpected' } };

/** A day of the calendar, as `2026-11-01`. */
export const day: Rule<string> = (value) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && isRealDay(value)
    ? { ok: true, value }
    : { ok: false, problem: { code: 'dayExpected' } };

function isRealDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** A list, whose entries all follow a rule. */
export function list<T>(entry: Rule<T>, { min = 0, max }: { min?: number; max: number }): Rule<readonly T[]> {
  return (value) => {
    if (!Array.isArray(value) || value.length < min || value.length > max) {
      return { ok: false, problem: { code: 'listOutOfRange', values: { min, max } } };
    }
    const entries: T[] = [];
    for (const [index, each] of value.entries()) {
      const read = entry(each);
      if (!read.ok) return below(String(index), read);
      entries.push(read.value);
    }
    return { ok: true, value: entries };
  };
}

/** An object of exactly these parts. */
export function record<T extends Record<string, unknown>>(rules: { [Key in keyof T]: Rule<T[Key]> }): Rule<T> {
  return (value) => {
    if (!isRecord(value)) return { ok: false, problem: { code: 'groupExpected' } };
    const unknown = Object.keys(value).find((key) => !Object.hasOwn(rules, key));
    if (unknown !== undefined) return { ok: false, problem: { code: 'unknownSetting' }, within: unknown };
    const parts: Record<string, unknown> = {};
    for (const [key, rule] of Object.entries<Rule<unknown>>(rules)) {
      const read = rule(value[key]);
      if (!read.ok) return below(key, read);
      parts[key] = read.value;
    }
    // Each part was read by the rule of its key.
    return { ok: true, value: parts as T };
  };
}

function between(min: number, max: number): Rule<number> {
  return (value) =>
    isNumberIn(value, min, max)
      ? { ok: true, value }
      : { ok: false, problem: { code: 'numberBetween', values: { min, max } } };
}

function isNumberIn(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= min && value <= max;
}

function below(key: string, read: { ok: false; problem: Problem; within?: string }) {
  return { ...read, within: read.within === undefined ? key : `${key}.${read.within}` };
}
