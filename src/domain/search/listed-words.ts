/** The words of the shop's list in a typed text: other names, words that narrow nothing, words that lead to a page. Pure. */
import type { HelpTopic } from '@/domain/boilers/help-topics';
import { type Run, runsOf, withoutOverlaps, wordsOutside } from '@/domain/boilers/typed-runs';
import type { SearchWordKind } from './search-words';

/** Words of the longest entries. */
const LONGEST = 8;
/** Each more costs the search another set of words. */
const MAX_TEXTS = 12;
/** Beside other words, fewer typed letters are not taken for the beginning of a word. */
const MIN_BEGINNING = 3;
const MAX_COMPLETIONS = 2;

/** Words of a sentence that say nothing of what is looked for. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  `a au aux avec c ca ce cet cette d dans de des du elle en est et fait il ils j je l la le les leur ma mes mon m n ne nos notre
   on par pour que qu qui s sa se ses son sont sur t ta tes ton un une votre vos y من في على و ل ال هذا هذه عندي`.split(
    /\s+/,
  ),
);

/** An entry of the list. `word` is folded. */
export type ListedWord = { word: string; kind: SearchWordKind; means: readonly string[]; topic: HelpTopic | null };

/** The list, to be looked up. */
export type WordList = {
  entries: readonly ListedWord[];
  /** by the word without its spaces: "chassedeau" */
  byWhole: ReadonlyMap<string, ListedWord>;
  /** by the word without its spaces and small words, for entries that keep several words: "pressionbaisse" */
  byCore: ReadonlyMap<string, ListedWord>;
  /** single words of all entries */
  parts: ReadonlySet<string>;
};

export function wordListOf(entries: readonly ListedWord[]): WordList {
  const cores = entries.flatMap((entry) => {
    const core = entry.word.split(' ').filter((word) => !SMALL_WORDS.has(word));
    return core.length > 1 && entry.kind !== 'filler' ? [[core.join(''), entry] as const] : [];
  });
  return {
    entries,
    byWhole: new Map(entries.map((entry) => [entry.word.replaceAll(' ', ''), entry])),
    byCore: new Map(cores),
    parts: new Set(entries.flatMap(({ word }) => word.split(' '))),
  };
}

export type ReadWords = {
  /** the words that narrow a search: all but the fillers, unless there are no others */
  core: readonly string[];
  /** words of the list that the core holds for which the catalogue has another name, as they are typed */
  phrases: readonly string[];
  /** the core's words outside of the phrases */
  rest: readonly string[];
  /** the core with each phrase's meanings instead; empty without phrases */
  meanings: readonly string[];
  /** words that narrow nothing, each for itself */
  fillers: readonly string[];
  /** whether the text holds nothing else: they are then its core */
  isAlone: boolean;
  /** the pages that the text leads to, with the words that do */
  topics: readonly { topic: HelpTopic; words: readonly string[] }[];
};

type Match = Run & { entry: ListedWord };

/** @param words folded */
export function readListedWords(words: readonly string[], list: WordList): ReadWords {
  const used = matchesIn(words, list);
  const outsideFillers = wordsOutside(
    words,
    used.filter(({ entry }) => entry.kind === 'filler'),
  );
  const fillers = used.filter(({ entry }) => entry.kind === 'filler');
  const isAlone = fillers.length > 0 && outsideFillers.every((word) => SMALL_WORDS.has(word));
  const named = used.filter(({ entry }) => entry.kind === 'means');
  const topics = used.flatMap(({ entry: { kind, topic }, text }) =>
    topic !== null && (kind === 'page' || isAlone) ? [{ topic, words: text.split(' ') }] : [],
  );
  const core = isAlone ? [...words] : outsideFillers;
  return {
    core,
    fillers: fillers.flatMap(({ text }) => text.split(' ')),
    isAlone,
    phrases: named.map(({ text }) => text),
    rest: isAlone ? wordsOutside(words, named) : wordsOutside(words, [...named, ...fillers]),
    meanings: named.length === 0 ? [] : combine({ words, named, left: isAlone ? [] : fillers }),
    topics,
  };
}

/** Of overlapping words of the list the longest counts: "tuyau de gaz" before "tuyau". */
function matchesIn(words: readonly string[], list: WordList): Match[] {
  const whole = runsOf(words, LONGEST).flatMap((run) => asMatch(run, entryOf(run.compact, list.byWhole)));
  const fillers = withoutOverlaps(whole).filter(({ entry }) => entry.kind === 'filler');
  const kept = words.flatMap((word, place) =>
    SMALL_WORDS.has(word) || fillers.some(({ start, end }) => start <= place && place < end) ? [] : [place],
  );
  const cores = runsOf(
    kept.map((place) => words[place] ?? ''),
    LONGEST,
  ).flatMap((run) => {
    const [start, last] = [kept[run.start] ?? 0, kept[run.end - 1] ?? 0];
    const spread = { start, end: last + 1, text: words.slice(start, last + 1).join(' '), compact: run.compact };
    return run.end - run.start > 1 ? asMatch(spread, list.byCore.get(run.compact)) : [];
  });
  const bySize = [...whole, ...cores].toSorted((one, other) => other.end - other.start - (one.end - one.start));
  return withoutOverlaps(bySize).toSorted((one, other) => one.start - other.start);
}

/** Also in the plural. */
function entryOf(compact: string, entries: ReadonlyMap<string, ListedWord>): ListedWord | undefined {
  return entries.get(compact) ?? (/^[a-z]{4,}[sx]$/.test(compact) ? entries.get(compact.slice(0, -1)) : undefined);
}

function asMatch(run: Run, entry: ListedWord | undefined): Match[] {
  return entry ? [{ ...run, entry }] : [];
}

/** Every choice of one meaning for each word, up to a limit. */
function combine({
  words,
  named,
  left,
}: {
  words: readonly string[];
  named: readonly Match[];
  left: readonly Run[];
}): string[] {
  let texts: string[][] = [[]];
  for (let place = 0; place < words.length; ) {
    const filler = left.find(({ start }) => start === place);
    const match = named.find(({ start }) => start === place);
    const choices = match?.entry.means ?? [words[place] ?? ''];
    if (!filler) texts = choices.flatMap((choice) => texts.map((text) => [...text, choice])).slice(0, MAX_TEXTS);
    place = (filler ?? match)?.end ?? place + 1;
  }
  return texts.map((text) => text.join(' '));
}

/** A text whose last words may be half typed. */
export type Completion = { text: string /** whether several typed words begin the list's word */; isPhrase: boolean };

/**
 * The text with its last words completed to words of the list, the shortest first. Nothing for a text that ends with a word of
 * the list: "fan" is not the beginning of "fana".
 */
export function completionsOf(words: readonly string[], { entries, byWhole }: WordList): readonly Completion[] {
  const counts = Array.from({ length: Math.min(words.length, LONGEST) }, (_, index) => index + 1).reverse();
  const endings = counts
    .map((count) => ({ count, ending: words.slice(-count).join(' ') }))
    .filter(({ ending }) => ending.length >= (words.length === 1 ? 1 : MIN_BEGINNING));
  if (endings.some(({ ending }) => entryOf(ending.replaceAll(' ', ''), byWhole))) return [];
  for (const { count, ending } of endings) {
    const completed = entries
      .filter(
        ({ kind, word }) => kind === 'means' && word.startsWith(ending) && (count > 1 || word[ending.length] !== ' '),
      )
      .toSorted((one, other) => one.word.length - other.word.length || (one.word < other.word ? -1 : 1))
      .slice(0, MAX_COMPLETIONS);
    if (completed.length > 0)
      return completed.map(({ word }) => ({ text: [...words.slice(0, -count), word].join(' '), isPhrase: count > 1 }));
  }
  return [];
}
