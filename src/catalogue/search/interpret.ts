import { findFaultsByKey } from '@/boilers/find-faults';
import { findModelsByWord } from '@/boilers/find-models';
import { type RangeModel, readRanges } from '@/boilers/read-ranges';
import { type KnownSymptom, readSymptoms } from '@/boilers/read-symptoms';
import type { Database } from '@/database/database';
import { faultKeysIn, meantFaults } from '@/domain/boilers/typed-faults';
import { markMeasures } from '@/domain/boilers/typed-measures';
import { meantModels, modelRuns, namedModels } from '@/domain/boilers/typed-models';
import { modelsOfRanges } from '@/domain/boilers/typed-ranges';
import { meantSymptoms } from '@/domain/boilers/typed-symptoms';
import { withoutLabels } from '@/domain/number-labels';
import { type ReadWords, readListedWords, SMALL_WORDS } from '@/domain/search/listed-words';
import { foldWords } from '@/domain/search/search-words';
import { fold, foldLatin } from '@/domain/text';
import { remember } from '@/memory/remember';
import type { Scope } from '../scope';
import { beginCategories } from './categories';
import { findByNumber, type NumberMatch } from './part-numbers';
import { type MeantFault, withProducts, withRanges } from './parts-for-faults';
import type { Reading } from './reading';
import { readWordList } from './word-list';
import { readSearchWords, type SearchWord } from './words';

/** What a typed text may mean. */
export type Interpretation = {
  /** the text's own words that narrow it; empty for a text without letters and digits */
  typed: readonly SearchWord[];
  /** empty if there are no words to search for */
  readings: readonly Reading[];
  /** products whose number it holds */
  numbers: readonly NumberMatch[];
  /** fault codes of boilers that it holds */
  faults: readonly MeantFault[];
  /** models of boilers whose pages it asks for */
  boilers: readonly RangeModel[];
  /** symptoms of a failing boiler that it describes */
  symptoms: readonly KnownSymptom[];
  /** what may help against them, if the text's other words are held; null for no symptom */
  help: { categories: readonly number[]; words: readonly SearchWord[] } | null;
  /** words that narrow nothing: what holds them comes first among equals */
  fillers: readonly SearchWord[];
  /** what the shop's list has of the text; null in the back office */
  listed: ReadWords | null;
  /** words of the text that the models it names are called by */
  ofModels: readonly string[];
};

const NO_MEANING: Omit<Interpretation, 'typed' | 'readings' | 'numbers'> = {
  faults: [],
  boilers: [],
  symptoms: [],
  help: null,
  fillers: [],
  listed: null,
  ofModels: [],
};

/** The back office searches for what is typed: words and numbers. The shop also knows what people mean. */
export function interpret(options: { db: Database; text: string; scope: Scope }): Promise<Interpretation> {
  const { db, scope } = options;
  const typed = withoutLabels(options.text);
  const text = markMeasures(typed);
  return remember({ key: ['meaning', scope, typed] }, () =>
    scope === 'published' ? interpretFreely({ db, typed, text }) : interpretWords({ db, typed, text }),
  );
}

/** Whether nothing can be searched for: the text has signs only. */
export function isMeaningless({ readings, numbers, help, listed }: Interpretation): boolean {
  return readings.length + numbers.length === 0 && help === null && !listed?.isAlone;
}

/** A search text as typed, and with its measures marked. */
type MarkedText = { db: Database; typed: string; text: string };

async function interpretWords({ db, typed: whole, text }: MarkedText): Promise<Interpretation> {
  const [numbers, [typed = []]] = await Promise.all([
    findByNumber({ db, text: whole }),
    readSearchWords({ db, texts: [text] }),
  ]);
  const readings = typed.length > 0 ? [{ words: typed, phrases: [], isMeaning: false, fits: null }] : [];
  return { ...NO_MEANING, typed, readings, numbers };
}

async function interpretFreely({ db, typed: whole, text }: MarkedText): Promise<Interpretation> {
  const folded = wordsOf(foldWords(text));
  const [numbers, list, known] = await Promise.all([
    findByNumber({ db, text: whole }),
    readWordList({ db }),
    readSymptoms({ db }),
  ]);
  const listed = readListedWords(folded, list);
  // Alone, words of the trade are looked for if a category is called by them.
  const core = listed.isAlone ? await beginCategories({ db, words: listed.fillers }) : listed.core;
  const own = listed.fillers.length > 0 ? core.join(' ') : text;
  const rest = listed.isAlone ? core.join(' ') : listed.rest.join(' ');
  const meanings = latinMeanings(own, listed.meanings);
  const texts = [own, ...meanings].map((meaning) => wordsOf(fold(meaning)));
  const described = meantSymptoms({ words: folded, fillers: listed.fillers, symptoms: known });
  const unsaid = wordsBeside(listed.core, described[0]?.words ?? []);
  const [{ meant: models, named: boilers }, faults] = await Promise.all([
    findModels({ db, texts, words: core }),
    // The words "chaudière" or "panne" beside a code say that it is one.
    findFaults({ db, texts: [wordsOf(fold(text)), ...texts.slice(1)] }),
  ]);
  const [typed = [], other = [], helped = [], fillers = [], ...words] = await readSearchWords({
    db,
    texts: [
      own,
      rest,
      unsaid.join(' '),
      listed.isAlone ? '' : listed.fillers.join(' '),
      ...meanings,
      ...models.map((found) => found?.rest.join(' ') ?? ''),
    ],
  });
  const fitsOf = (place: number): Reading['fits'] => {
    const found = models[place];
    return found ? { models: found.models, words: words[meanings.length + place] ?? [] } : null;
  };
  const asTyped: Reading = { words: other, phrases: listed.phrases, isMeaning: false, fits: fitsOf(0) };
  const isDescribed = described.length > 0 && unsaid.length === 0;
  const readings = [
    // "L'eau ne chauffe plus" is not about what heats water.
    ...(isSearchable(asTyped) && !isDescribed ? [asTyped] : []),
    ...meanings.map((_, index) => ({
      words: words[index] ?? [],
      phrases: [],
      isMeaning: true,
      fits: fitsOf(index + 1),
    })),
  ];
  const symptoms = described.map(({ symptom }) => symptom);
  const categories = [...new Set(symptoms.flatMap((symptom) => symptom.categories))];
  return {
    typed,
    readings,
    numbers,
    faults,
    boilers: boilersBeside(boilers, { faults, isAlone: core.length < 2 }),
    symptoms,
    help: categories.length > 0 && listed.meanings.length === 0 ? { categories, words: helped } : null,
    fillers,
    listed,
    ofModels: models[0] ? wordsBeside(texts[0] ?? [], models[0].rest) : [],
  };
}

/** A text that names a code and its brand is about no boiler of another make that is called like the code: "f28 vaillant". */
function boilersBeside<Model extends { brandSlug: string }>(
  boilers: readonly Model[],
  { faults, isAlone }: { faults: readonly MeantFault[]; isAlone: boolean },
): readonly Model[] {
  if (faults.length === 0 || isAlone) return boilers;
  return boilers.filter((boiler) => faults.some(({ brandSlug }) => brandSlug === boiler.brandSlug));
}

function wordsOf(folded: string): string[] {
  return folded.split(' ').filter((word) => word !== '');
}

/** The words that are not among the others. */
function wordsBeside(words: readonly string[], others: readonly string[]): string[] {
  return words.filter((word) => !others.includes(word) && !SMALL_WORDS.has(word));
}

/**
 * Few titles are in Arabic letters. So the words in them that the shop's list does not know count for the text itself, and are left
 * out of its meanings; a text that the list does not know means its Latin words.
 */
function latinMeanings(text: string, listed: readonly string[]): string[] {
  const [typed, latin] = [fold(text), foldLatin(text)];
  if (typed === latin) return [...listed];
  const meanings = listed.length > 0 ? listed.map(foldLatin) : [latin];
  return meanings.filter((meaning) => meaning !== '');
}

type Texts = { db: Database; texts: readonly (readonly string[])[] };

/** Models of a range whose pages are offered. */
const MAX_OF_RANGE = 4;

/** The models that each text means, and those that the first of them names; a range that is named leaves out other boilers. */
async function findModels({ db, texts, words: core }: Texts & { words: readonly string[] }) {
  const ofRange = modelsOfRanges(core, await readRanges({ db }));
  if (ofRange) {
    const meant = { models: ofRange.map(({ id }) => id), rest: [] };
    return { meant: texts.map((_, place) => (place === 0 ? meant : null)), named: ofRange.slice(0, MAX_OF_RANGE) };
  }
  const words = [...new Set(texts.flatMap((text) => modelRuns(text).map(({ compact }) => compact)))];
  const models = await findModelsByWord({ db, words });
  const named = texts.map((text) => namedModels(text, models)).find((found) => found.length > 0) ?? [];
  return { meant: texts.map((text) => meantModels(text, models)), named };
}

/** The faults of the first text that names some. */
async function findFaults({ db, texts }: Texts): Promise<readonly MeantFault[]> {
  const known = await findFaultsByKey({ db, keys: [...new Set(texts.flatMap(faultKeysIn))] });
  const faults = await withRanges({ db, faults: known });
  // With their meanings brands are recognised: "sonnier duval f28".
  const meant = texts.toReversed().map((text) => meantFaults(text, faults));
  return withProducts({ db, faults: meant.find((found) => found.length > 0) ?? [] });
}

/** The words in which names of brands are looked for: the text's own, and those of its meanings. */
export function namedWords({ typed, readings }: Interpretation): readonly (readonly SearchWord[])[] {
  return [typed, ...readings.filter(({ isMeaning }) => isMeaning).map(({ words }) => words)];
}

function isSearchable({ words, phrases }: Reading): boolean {
  return words.length + phrases.length > 0;
}
