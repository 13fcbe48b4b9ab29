/** Fault codes in a typed text. Pure. */
import { fold } from './text';
import { type Run, runsOf, wordsOutside } from './typed-runs';
import { isOneErrorApart, toleratesTypo } from './typo';

/** Pieces into which people divide a code: "F 75", "6 P 1". */
const LONGEST = 3;
/** A word with fewer letters does not identify a brand of several words: "leblanc" does, "de" does not. */
const MIN_BRAND_WORD = 4;

/** Words that say that a code is meant. */
const FAULT_WORDS = new Set(
  'erreur erreurs error code codes defaut defauts panne pannes fault alarme anomalie affiche affichage'.split(' '),
);
/** Words beside a code that say nothing more. */
const SMALL_WORDS = new Set(
  'de du des la le les un une l d s a en sur ma mon mes pour chaudiere chaudieres boiler chauffage n no'.split(' '),
);

/** The keys of codes that a text may hold (src/domain/fault-codes.ts), also with O typed for 0 and l or I for 1. */
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
  return [compact, zeros, zeros.replace(/[li]/g, '1')];
}

export type KnownFault = { brand: string; codeKey: string };

/**
 * The faults that a text asks for. A code of letters and digits needs nothing beside it; with other words it needs its brand or
 * a word such as "erreur". Digits or letters alone need one of these in any case.
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

function asMatch(words: readonly string[], run: Run, { brand, codeKey }: KnownFault): { isNamed: boolean } | null {
  const around = wordsOutside(words, [run]);
  const hasFaultWord = around.some((word) => FAULT_WORDS.has(word));
  const brandWords = fold(brand).split(' ');
  const isOfBrand = (word: string) => brandWords.some((part) => isSameWord(word, part));
  const isNamed =
    around.some((word) => isOfBrand(word) && (word.length >= MIN_BRAND_WORD || brandWords.length === 1)) ||
    around.includes(brandWords.join(''));
  // Words in Arabic letters name no part of the catalogue's: beside a code they say that it is one.
  const others = around.filter(
    (word) =>
      /[a-z0-9]/.test(word) &&
      !FAULT_WORDS.has(word) &&
      !SMALL_WORDS.has(word) &&
      !isOfBrand(word) &&
      word !== brandWords.join(''),
  );
  const isAlone = others.length === 0;
  const isMixed = /[a-z]/.test(codeKey) && /\d/.test(codeKey);
  const isMeant = isMixed
    ? isAlone || isNamed || hasFaultWord
    : (isAlone || isNamed) && (hasFaultWord || (isNamed && isAlone));
  return isMeant && !SMALL_WORDS.has(run.compact) ? { isNamed } : null;
}

function isSameWord(typed: string, part: string): boolean {
  return typed === part || (toleratesTypo(typed) && toleratesTypo(part) && isOneErrorApart(typed, part));
}
