import { findFaultsByKey } from '@/boilers/find-faults';
import { type FoundModel, findModelsByWord } from '@/boilers/find-models';
import type { Database } from '@/database/database';
import { withoutLabels } from '@/domain/number-labels';
import { fold, foldLatin } from '@/domain/text';
import { faultKeysIn, meantFaults } from '@/domain/typed-faults';
import { meantModels, modelRuns, namedModels } from '@/domain/typed-models';
import { remember } from '@/memory/remember';
import type { Scope } from '../scope';
import { type MeantFault, withProducts, withRanges } from './mending';
import { findByNumber, type NumberMatch } from './part-numbers';
import type { Reading } from './reading';
import { readSynonyms } from './synonyms';
import { readSearchWords, type SearchWord } from './words';

/** What a typed text may mean. */
export type Interpretation = {
  /** the text's own words; empty for a text without letters and digits */
  typed: readonly SearchWord[];
  /** empty if there are no words to search for */
  readings: readonly Reading[];
  /** products whose number it holds */
  numbers: readonly NumberMatch[];
  /** fault codes of boilers that it holds */
  faults: readonly MeantFault[];
  /** models of boilers whose pages it asks for */
  boilers: readonly FoundModel[];
};

/** The back office searches for what is typed: words and numbers. The shop also knows what people mean. */
export function interpret(options: { db: Database; text: string; scope: Scope }): Promise<Interpretation> {
  const { db, scope } = options;
  const text = withoutLabels(options.text);
  return remember({ key: ['meaning', scope, text] }, () =>
    scope === 'published' ? interpretFreely({ db, text }) : interpretWords({ db, text }),
  );
}

/** Whether nothing can be searched for: the text has signs only. */
export function isMeaningless({ readings, numbers }: Interpretation): boolean {
  return readings.length + numbers.length === 0;
}

async function interpretWords({ db, text }: { db: Database; text: string }): Promise<Interpretation> {
  const [numbers, [typed = []]] = await Promise.all([
    findByNumber({ db, text }),
    readSearchWords({ db, texts: [text] }),
  ]);
  const readings = typed.length > 0 ? [{ words: typed, phrases: [], isMeaning: false, fits: null }] : [];
  return { typed, readings, numbers, faults: [], boilers: [] };
}

async function interpretFreely({ db, text }: { db: Database; text: string }): Promise<Interpretation> {
  const [numbers, { phrases, rest, meanings: listed }] = await Promise.all([
    findByNumber({ db, text }),
    readSynonyms({ db, text }),
  ]);
  const meanings = latinMeanings(text, listed);
  const texts = [text, ...meanings].map((meaning) => fold(meaning).split(' '));
  const [{ meant: models, named: boilers }, faults] = await Promise.all([
    findModels({ db, texts }),
    findFaults({ db, texts }),
  ]);
  const [typed = [], other = [], ...words] = await readSearchWords({
    db,
    texts: [text, rest, ...meanings, ...models.map((found) => found?.rest.join(' ') ?? '')],
  });
  const fitsOf = (place: number): Reading['fits'] => {
    const found = models[place];
    return found ? { models: found.models, words: words[meanings.length + place] ?? [] } : null;
  };
  const own: Reading = { words: other, phrases, isMeaning: false, fits: fitsOf(0) };
  const readings = [
    ...(isSearchable(own) ? [own] : []),
    ...meanings.map((_, index) => ({
      words: words[index] ?? [],
      phrases: [],
      isMeaning: true,
      fits: fitsOf(index + 1),
    })),
  ];
  return { typed, readings, numbers, faults, boilers };
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

/** The models that each text means, and those that the first of them names. */
async function findModels({ db, texts }: Texts) {
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
