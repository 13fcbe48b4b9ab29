import type { Database } from '@/database/database';
import { searchWords } from '@/words/fr/search';
import { readNames } from '../taxonomy';
import { interpret } from './interpret';
import { isForOthers } from './other-brands';

/** Why a search shows a product, where its title does not say it. */
export type Hint = { hint?: string };

type Shown = { id: number; category_ids: readonly number[]; tag_ids: readonly number[] };

/** The hints for the products of a search; '' for no search. */
export async function hintsFor({ db, text }: { db: Database; text: string }): Promise<(product: Shown) => Hint> {
  if (text === '') return () => ({});
  const [{ numbers, faults }, { categories }] = await Promise.all([
    interpret({ db, text, scope: 'published' }),
    readNames({ db }),
  ]);
  const replaced = new Map(numbers.map(({ id, replaces }) => [id, replaces]));
  /** The category and those above it. */
  const pathOf = (id: number): number[] => {
    const parent = categories.get(id)?.parent ?? null;
    return [id, ...(parent === null ? [] : pathOf(parent))];
  };
  return ({ id, category_ids, tag_ids }) => {
    const number = replaced.get(id) ?? null;
    if (number !== null) return { hint: searchWords.replaces(number) };
    const fault =
      faults.find(({ parts }) => parts.includes(id)) ??
      faults.find(
        (each) =>
          !isForOthers(tag_ids, each) &&
          category_ids.flatMap(pathOf).some((category) => each.categories.includes(category)),
      );
    return fault ? { hint: searchWords.mends(searchWords.fault(fault.code, fault.brand)) } : {};
  };
}
