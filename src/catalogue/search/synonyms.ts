/** Replaces words of the shop's own list (collections/SearchWords.ts) by what the catalogue calls them. */
import type { Database } from '@/database/database';
import { foldWords } from '@/domain/search-words';
import { type Run, runsOf, withoutOverlaps, wordsOutside } from '@/domain/typed-runs';
import { remember } from '@/memory/remember';

/** Words of the longest entries of the list. */
const LONGEST = 8;
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
  return remember({ key: `synonyms ${key}`, aspects: ['words'] }, async () => {
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

/** Words of the list that begin with a text, the shortest first: what somebody may be typing. */
export async function listWordsBeginning({ db, text }: { db: Database; text: string }): Promise<readonly string[]> {
  const typed = foldWords(text);
  if (typed === '') return [];
  const { words } = await remember({ key: `synonyms from ${typed}`, aspects: ['words'] }, async () => {
    const { rows } = await db.query<{ word: string }>({ ...BEGINNING, values: [`${typed}%`] });
    return { words: rows.map(({ word }) => word) };
  });
  return words;
}

const BEGINNING = {
  name: 'search-synonyms-beginning',
  text: `
    SELECT word_folded AS word FROM search_synonyms WHERE word_folded LIKE $1
    ORDER BY length(word_folded), word_folded LIMIT 2`,
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
