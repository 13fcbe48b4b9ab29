/** Replaces words of the shop's own list (collections/SearchWords.ts) by what the catalogue calls them. */
import type { Database } from '@/database/database';
import { foldWords } from '@/domain/search-words';
import { type Run, runsOf, withoutOverlaps, wordsOutside } from '@/domain/typed-runs';
import { remember } from '@/memory/remember';

/** Words of the longest entries of the list. */
const LONGEST = 8;
/** Beside other words, fewer typed letters are not taken for the beginning of a word. */
const MIN_BEGINNING = 3;
/** Each more costs the search another set of words. */
const MAX_TEXTS = 12;

export type WordedTexts = {
  /** words of the list that the text holds, folded */
  phrases: readonly string[];
  /** the rest of the text */
  rest: string;
  /** the text with each word's meanings instead; empty if it holds no word of the list */
  meanings: readonly string[];
};

type Entry = { word: string; means: string[] };

/** Of overlapping words the longest counts: "tuyau de gaz" before "tuyau". */
export async function readSynonyms({ db, text }: { db: Database; text: string }): Promise<WordedTexts> {
  const words = foldWords(text)
    .split(' ')
    .filter((word) => word !== '');
  const runs = runsOf(words, LONGEST);
  const entries = await findEntries({ db, runs, key: words.join(' ') });
  const used = withoutOverlaps(runs.filter((run) => entries.has(run.text)));
  if (used.length === 0) return { phrases: [], rest: text, meanings: [] };
  return {
    phrases: used.map((run) => run.text),
    rest: wordsOutside(words, used).join(' '),
    meanings: combine({ words, used, entries }),
  };
}

async function findEntries({
  db,
  runs,
  key,
}: {
  db: Database;
  runs: readonly Run[];
  key: string;
}): Promise<ReadonlyMap<string, string[]>> {
  const texts = [...new Set(runs.map((run) => run.text))];
  if (texts.length === 0) return new Map();
  return remember({ key: ['synonyms', key], aspects: ['words'] }, async () => {
    const { rows } = await db.query<Entry>({ ...ENTRIES, values: [texts] });
    return new Map(rows.map(({ word, means }) => [word, means]));
  });
}

const ENTRIES = {
  name: 'search-synonyms',
  text: `
    SELECT s.word_folded AS word, array_agg(t.text ORDER BY t."order") AS means
    FROM search_synonyms s JOIN search_synonyms_texts t ON t.parent_id = s.id AND t.path = 'means'
    WHERE s.word_folded = ANY($1::text[]) GROUP BY s.word_folded`,
};

/** A text whose last words somebody may be typing. */
export type Completion = { text: string /** whether several typed words begin the list's word */; isPhrase: boolean };

/**
 * The text with its last words completed to words of the list, the shortest first. Nothing for a text that ends with a word of
 * the list: "fan" is not the beginning of "fana".
 */
export async function completionsOf({ db, text }: { db: Database; text: string }): Promise<readonly Completion[]> {
  const words = foldWords(text).split(' ');
  const endings = endingsOf(words);
  if (endings.length === 0) return [];
  const { rows } = await remember({ key: ['completions', endings], aspects: ['words'] }, () =>
    db.query<{ typed: string; word: string }>({ ...BEGINNING, values: [endings] }),
  );
  const [first] = rows;
  if (!first || rows.some(({ typed, word }) => typed === word)) return [];
  const count = first.typed.split(' ').length;
  return rows
    .filter(({ typed }) => typed === first.typed)
    .map(({ word }) => ({ text: [...words.slice(0, -count), word].join(' '), isPhrase: count > 1 }));
}

/** The last words of a text that may begin a word of the list, longer ones first. */
function endingsOf(words: readonly string[]): string[] {
  const counts = Array.from({ length: Math.min(words.length, LONGEST) }, (_, index) => index + 1).reverse();
  return counts
    .map((count) => words.slice(-count).join(' '))
    .filter((ending) => ending.length >= (words.length === 1 ? 1 : MIN_BEGINNING));
}

const BEGINNING = {
  name: 'search-synonyms-beginning',
  text: `
    SELECT typed.text AS typed, listed.word
    FROM unnest($1::text[]) WITH ORDINALITY AS typed (text, place)
    CROSS JOIN LATERAL (
      SELECT s.word_folded AS word FROM search_synonyms s WHERE starts_with(s.word_folded, typed.text)
      ORDER BY length(s.word_folded), s.word_folded LIMIT 2
    ) listed
    ORDER BY typed.place, length(listed.word), listed.word`,
};

/** Every choice of one meaning for each word, up to a limit. */
function combine({
  words,
  used,
  entries,
}: {
  words: readonly string[];
  used: readonly Run[];
  entries: ReadonlyMap<string, string[]>;
}): string[] {
  let texts: string[][] = [[]];
  for (let place = 0; place < words.length; ) {
    const run = used.find(({ start }) => start === place);
    const choices = run ? (entries.get(run.text) ?? []) : [words[place] ?? ''];
    texts = choices.flatMap((choice) => texts.map((text) => [...text, choice])).slice(0, MAX_TEXTS);
    place = run?.end ?? place + 1;
  }
  return texts.map((text) => text.join(' '));
}
