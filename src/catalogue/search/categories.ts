import type { FoundCategory } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import { fold } from '@/domain/text';
import { readNames, type Taxonomy } from '../taxonomy';
import { type SearchWord, singularOf } from './words';

const MAX_CATEGORIES = 4;

/** Those of the words by which a category is called: "chaudière", but not "prix". */
export async function beginCategories({ db, words }: { db: Database; words: readonly string[] }): Promise<string[]> {
  const { categories } = await readNames({ db });
  const names = new Set([...categories.values()].flatMap(({ name }) => fold(name).split(' ').map(singularOf)));
  return words.filter((word) => names.has(singularOf(word)));
}

/**
 * The categories that a text names: all its words begin words of the name. Names that begin with the text come first, then short
 * ones. Without those of no product.
 */
export function namedCategories({
  taxonomy: { categories },
  readings,
}: {
  taxonomy: Taxonomy;
  /** the words of the text, and those that their meanings have instead */
  readings: readonly (readonly SearchWord[])[];
}): FoundCategory[] {
  const known = [...categories.values()]
    .filter(({ product_count }) => product_count > 0)
    .map((category) => ({ category, words: fold(category.name).split(' ') }))
    .toSorted(
      (one, other) =>
        one.words.length - other.words.length || other.category.product_count - one.category.product_count,
    );
  const found = readings
    .filter((words) => words.length > 0)
    .flatMap((words) => {
      const named = known.filter((each) => words.every((word) => begins(word, each.words)));
      const first = named.filter((each) => words.some((word) => begins(word, each.words.slice(0, 1))));
      return [...first, ...named];
    });
  return [...new Set(found.map(({ category }) => category))]
    .slice(0, MAX_CATEGORIES)
    .map(({ id, name, slug, image_url, product_count }) => ({ id, name, slug, image_url, product_count }));
}

/** Shorter words begin too many names. */
const MIN_LETTERS = 3;

function begins({ typed, forms }: SearchWord, words: readonly string[]): boolean {
  return typed.length >= MIN_LETTERS && words.some((word) => forms.some((form) => word.startsWith(form)));
}
