/** Categories and brands by the names in a table. */
import type { Database } from '@/database/database';
import { readPath } from '@/domain/import/cells';
import { LIST_SEPARATOR, PATH_SEPARATOR } from '@/domain/import/columns';
import { foldName } from '@/domain/text';

type Category = { id: number; name: string; slug: string; parent: number | null };
type Brand = { id: number; name: string; slug: string };
export type Names = { categories: ReadonlyMap<number, Category>; brands: ReadonlyMap<number, Brand> };

export async function readNames(db: Database): Promise<Names> {
  const [categories, brands] = await Promise.all([
    db.query<Category>('SELECT id, name, slug, parent_id AS parent FROM categories'),
    db.query<Brand>('SELECT id, name, slug FROM tags'),
  ]);
  return {
    categories: new Map(categories.rows.map((row) => [row.id, row])),
    brands: new Map(brands.rows.map((row) => [row.id, row])),
  };
}

/** `Parent > Child | Other` */
export function categoriesCell({ categories }: Names, ids: readonly number[]): string {
  return ids
    .map((id) => pathOf(categories, id).join(PATH_SEPARATOR))
    .filter(Boolean)
    .join(LIST_SEPARATOR);
}

export function brandsCell({ brands }: Names, ids: readonly number[]): string {
  return ids.flatMap((id) => brands.get(id)?.name ?? []).join(LIST_SEPARATOR);
}

function pathOf(categories: Names['categories'], id: number): string[] {
  const names: string[] = [];
  // A cycle is refused (collections/hooks/catalogue/category-hooks.ts); the limit ends one made by hand in the database.
  for (
    let next = categories.get(id);
    next && names.length < 50;
    next = next.parent === null ? undefined : categories.get(next.parent)
  ) {
    names.unshift(next.name);
  }
  return names;
}

/** Finds by name, then by path, then by slug. */
export function findCategory({ categories }: Names, entry: string): Category | undefined {
  const all = [...categories.values()];
  const folded = foldName(entry);
  const path = readPath(entry).map(foldName);
  return (
    all.find(({ name }) => foldName(name) === folded && !(path.length > 1 && name !== entry)) ??
    all.find(({ id, name }) => foldName(name) === path.at(-1) && isPath(pathOf(categories, id).map(foldName), path)) ??
    all.find(({ slug }) => slug === entry.toLowerCase())
  );
}

function isPath(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name, index) => name === other[index]);
}

/** Finds by name, then by slug. */
export function findBrand({ brands }: Names, entry: string): Brand | undefined {
  const all = [...brands.values()];
  const folded = foldName(entry);
  return all.find(({ name }) => foldName(name) === folded) ?? all.find(({ slug }) => slug === entry.toLowerCase());
}
