/** The texts that are left of a search if words are left out that no product has beside the others. */
import { readBoilerBrands } from '@/boilers/read-boiler-brands';
import type { Database } from '@/database/database';
import { SMALL_WORDS } from '@/domain/search/listed-words';
import { fold } from '@/domain/text';
import { remember } from '@/memory/remember';
import { readNames } from '../taxonomy';
import type { Interpretation } from './interpret';
import { holdsReading } from './match';
import { expandTypos } from './typos';
import { readSearchWords } from './words';

/** Words of a longer text are not left out one by one: a pasted sentence would cost as many searches. */
const MAX_WORDS = 8;

export type ShorterText = {
  text: string;
  /** what was left out, as folded; empty if it says nothing of products, such as "garantie" */
  words: readonly string[];
  /** only what no product has was left out */
  isUnknown: boolean;
};

/** Without the words that no product has; then without one more word each time: brands first, then from the end. */
export async function* shorterTexts({
  db,
  meaning,
}: {
  db: Database;
  text: string;
  meaning: Interpretation;
}): AsyncGenerator<ShorterText> {
  const { listed } = meaning;
  if (!listed) return;
  if (listed.isAlone) {
    // "Prix" alone is about anything.
    if (meaning.readings.length === 0) yield { text: '', words: listed.fillers, isUnknown: true };
    return;
  }
  const ofPages = listed.topics.flatMap(({ words }) => words);
  const kept = listed.core.filter((word) => !SMALL_WORDS.has(word));
  if (kept.length > MAX_WORDS) return;
  const ofPhrases = new Set(listed.phrases.flatMap((phrase) => phrase.split(' ')));
  const isSure = (word: string) => ofPhrases.has(word) || meaning.ofModels.includes(word);
  const unknown = await unknownWords({ db, words: kept.filter((word) => !isSure(word)) });
  const without = (left: readonly string[]) => listed.core.filter((word) => !left.includes(word)).join(' ');
  const said = (left: readonly string[]) => left.filter((word) => !ofPages.includes(word));
  let left = [...new Set([...unknown, ...ofPages])].filter((word) => kept.includes(word));
  let remaining = kept.filter((word) => !left.includes(word));
  if (left.length > 0 && remaining.length > 0) yield { text: without(left), words: said(left), isUnknown: true };
  if (left.length > 0 && remaining.length === 0) return;
  const brands = await brandWords({ db });
  while (remaining.length > 1) {
    const brand = remaining.some((word) => !brands.has(word))
      ? remaining.findLast((word) => brands.has(word))
      : undefined;
    const next = brand ?? remaining.at(-1) ?? '';
    left = [...left, next];
    remaining = remaining.filter((word) => word !== next);
    yield { text: without(left), words: said(left), isUnknown: false };
  }
}

/** Those of the words that no product of the shop has, a typing error forgiven. */
async function unknownWords({ db, words }: { db: Database; words: readonly string[] }): Promise<string[]> {
  if (words.length === 0) return [];
  const { unknown } = await remember({ key: ['unknown words', words], aspects: ['places', 'words'] }, async () => {
    const readings = (await readSearchWords({ db, texts: words })).map((read) => ({
      ...{ words: read, phrases: [], isMeaning: false, fits: null },
    }));
    const forgiven = (await expandTypos({ db, readings })) ?? readings;
    const values: unknown[] = [];
    const bind = (value: unknown) => `$${values.push(value)}`;
    const found = forgiven.map(
      (reading, place) =>
        `EXISTS (SELECT FROM products p WHERE p.published AND ${holdsReading(reading, bind)}) AS w${place}`,
    );
    const { rows } = await db.query<Record<string, boolean>>(`SELECT ${found.join(', ')}`, values);
    return { unknown: words.filter((_, place) => rows[0]?.[`w${place}`] === false) };
  });
  return unknown;
}

/** The words of the names of brands. */
async function brandWords({ db }: { db: Database }): Promise<ReadonlySet<string>> {
  const [{ tags }, boilers] = await Promise.all([readNames({ db }), readBoilerBrands({ db })]);
  const names = [...[...tags.values()].map(({ name }) => fold(name)), ...boilers.map(({ slug }) => fold(slug))];
  return new Set(names.flatMap((name) => name.split(' ')));
}
