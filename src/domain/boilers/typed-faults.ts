/** Fault codes in a typed text. Pure. */

import { isOneErrorApart, toleratesTypo } from '@/domain/search/typo';
import { fold } from '../text';
import { type Run, runsOf, wordsOutside } from './typed-runs';

/** Pieces into which people divide a code: "F 75", "6 P 1". */
const LONGEST = 3;
/** A word with fewer letters does not identify a brand of several words: "leblanc" does, "de" does not. */
const MIN_BRAND_WORD = 4;
/**
 * Fewer letters are not taken for the beginning of a range, nor of a brand if the code is digits alone: "10 l" is a volume. Beside
 * a code such as F28 one letter of the brand is enough.
 */
const MIN_BEGINNING = 3;

/** A number of fewer digits alone is an amount: "10". */
const MIN_LONE_DIGITS = 3;

/** Words that say that a code is meant. */
const FAULT_WORDS = new Set(
  'erreur erreurs error code codes defaut defauts panne pannes fault alarme anomalie affiche affichage'.split(' '),
);
/** Words beside a code that say nothing more. */
const SMALL_WORDS = new Set(
  'de du des la le les un une l d s a en sur ma mon mes pour chaudiere chaudieres boiler chauffage n no'.split(' '),
);

/** The keys of codes that a text may hold (src/domain/boilers/fault-codes.ts), also with O typed for 0 and l or I for 1. */
export function faultKeysIn(words: readonly string[]): string[] {
  return [...new Set(codeRuns(words).flatMap(({ compact }) => spellingsOf(compact)))];
}

function codeRuns(words: readonly string[]): Run[] {
  return runsOf(words, LONGEST).filter(
    ({ compact }) => compact.length <= 6 && (/\d/.test(compact) || compact.length <= 3),
  );
}

function spellingsOf(compact: string): string[] {
  if (!/\d/.test(compact)) return [compact];
  const zeros = compact.replaceAll('o', '0');
  const spellings = [compact, zeros, zeros.replace(/[li]/g, '1')];
  return [...spellings, ...spellings.flatMap(numberOf)];
}

/** People write an E or F for "erreur" in front of a brand's plain number, and leave a zero out: "e1" is the code 01 or E01. */
function numberOf(code: string): string[] {
  const [, letter, digits = ''] = /^([a-z]?)0?(\d{1,3})$/.exec(code) ?? [];
  if (letter === undefined) return [];
  const plain = letter === '' || letter === 'e' || letter === 'f' ? [digits, `0${digits}`] : [];
  return [...plain, `${letter}${digits}`, `${letter}0${digits}`].filter((spelling) => spelling !== code);
}

/** `ranges`: of the boilers that display the code */
export type KnownFault = { brand: string; codeKey: string; ranges: readonly string[] };

/**
 * The faults that a text asks for. A code of letters and digits needs nothing beside it; with other words it needs its brand, a
 * range of its boilers or a word such as "erreur". Digits or letters alone need their brand or such a word in any case: "28
 * victrix" is a power. The last word after the code may be the beginning of a brand or range, still being typed.
 * @param faults those whose keys the text holds
 */
export function meantFaults<T extends KnownFault>(words: readonly string[], faults: readonly T[]): T[] {
  const candidates = codeRuns(words).flatMap((run) => {
    const keys = spellingsOf(run.compact);
    return faults
      .filter(({ codeKey }) => keys.includes(codeKey))
      .flatMap((fault) => {
        const match = asMatch(words, run, fault);
        return match ? [{ fault, length: run.compact.length, ...match }] : [];
      });
  });
  const best = candidates.some(({ isNamed }) => isNamed) ? candidates.filter(({ isNamed }) => isNamed) : candidates;
  const longest = Math.max(0, ...best.map(({ length }) => length));
  return [...new Set(best.filter(({ length }) => length === longest).map(({ fault }) => fault))];
}

function asMatch(
  words: readonly string[],
  run: Run,
  { brand, codeKey, ranges }: KnownFault,
): { isNamed: boolean } | null {
  if (SMALL_WORDS.has(run.compact)) return null;
  const isMixed = /[a-z]/.test(codeKey) && /\d/.test(codeKey);
  const beside: Beside = {
    around: wordsOutside(words, [run]),
    after: words.slice(run.end),
    halfTyped: halfTypedWord(words, run),
  };
  const ofBrand = brandIn(beside, brand, isMixed ? 1 : MIN_BEGINNING);
  const ofRanges = rangeIn(beside, ranges);
  const { around } = beside;
  const hasFaultWord = around.some((word) => FAULT_WORDS.has(word));
  // Words in Arabic letters name no part of the catalogue's: beside a code they say that it is one.
  const others = around.filter((word) => /[a-z0-9]/.test(word) && !FAULT_WORDS.has(word) && !SMALL_WORDS.has(word));
  const isAlone = others.every((word) => ofBrand.holds(word) || ofRanges.holds(word));
  const isNamed = ofBrand.isNamed || ofRanges.isNamed;
  const isMeant = isMixed
    ? isNamed || hasFaultWord || (isAlone && !around.some(ofRanges.holds))
    : (isAlone || ofBrand.isNamed) &&
      (hasFaultWord ||
        (ofBrand.isNamed && isAlone) ||
        (codeKey.length >= MIN_LONE_DIGITS && (around.length === 0 || (ofRanges.isNamed && isAlone))));
  return isMeant ? { isNamed } : null;
}

/** The words beside a code: all, those after it, and the last one if it may be the beginning of a name. */
type Beside = { around: readonly string[]; after: readonly string[]; halfTyped: string | null };

/** A name among the words beside a code: which words belong to it, and whether they are enough to say that it is meant. */
type Naming = { holds: (word: string) => boolean; isNamed: boolean };

/** @param minBeginning letters of a half-typed brand */
function brandIn({ around, halfTyped }: Beside, brand: string, minBeginning: number): Naming {
  const parts = fold(brand).split(' ');
  const begun = begins(halfTyped, withWhole(parts), minBeginning) ? halfTyped : null;
  const isWhole = (word: string) => parts.length === 1 || word === parts.join('') || word === begun;
  const holds = (word: string) =>
    word === begun || word === parts.join('') || parts.some((part) => isSameWord(word, part));
  return { holds, isNamed: around.some((word) => holds(word) && (word.length >= MIN_BRAND_WORD || isWhole(word))) };
}

function rangeIn({ around, after, halfTyped }: Beside, ranges: readonly string[]): Naming {
  const names = ranges.map((range) => fold(range).split(' '));
  const parts = names.flatMap(withWhole);
  const begun = begins(halfTyped, parts, MIN_BEGINNING) ? halfTyped : null;
  const holds = (word: string) => word === begun || parts.some((part) => isSameWord(word, part));
  const isNamed =
    after.some((word) => word.length >= MIN_BEGINNING && holds(word)) ||
    // Before the code a word of a range may begin the name of a model: "thema f 24".
    names.some((name) => name.every((word) => around.includes(word)) || around.includes(name.join('')));
  return { holds, isNamed };
}

/** The text's last word, if it is after the code and may be the beginning of a name. */
function halfTypedWord(words: readonly string[], { end }: Run): string | null {
  const last = words.at(-1);
  return last === undefined || end >= words.length || SMALL_WORDS.has(last) || !/^\D+$/.test(last) ? null : last;
}

function begins(word: string | null, names: readonly string[], minLetters: number): boolean {
  return word !== null && word.length >= minLetters && names.some((name) => name.startsWith(word));
}

/** The words of a name, and the name run together. */
function withWhole(words: readonly string[]): string[] {
  return [...words, words.join('')];
}

function isSameWord(typed: string, part: string): boolean {
  return typed === part || (toleratesTypo(typed) && toleratesTypo(part) && isOneErrorApart(typed, part));
}
