import { NotFound } from 'payload';
import type { AdminCategory, AdminCategoryNode } from '@/contract/admin/categories';
import type { Database } from '@/database/database';
import type { FitAnswer } from '@/domain/boilers/fit-question';
import { sortByName } from '@/domain/texts/name-order';
import { pictureAddressSql } from '../product-sql';
import { readTaxonomy, type Taxonomy } from '../taxonomy';
import { AS_CALLER, type Caller, editCatalogue } from './edit';
import { type PictureChange, withPicture } from './pictures';

/** An absent field stays as it is; a blank slug is made from the name. */
type CategoryDraft = {
  name?: string | undefined;
  slug?: string | null | undefined;
  parent?: number | null | undefined;
  asks_fit?: FitAnswer | null | undefined;
};

const CATEGORIES = `
  SELECT c.id, c.name, c.slug, c.parent_id AS parent, c.asks_fit, ${pictureAddressSql('m')} AS image_url, c.updated_at
  FROM categories c LEFT JOIN media m ON m.id = c.image_id`;

type CategoryRow = Omit<AdminCategory, 'product_count' | 'updated_at'> & { updated_at: Date };

/** All categories in French order, from the database; numbers of products come from memory. */
export async function readAdminCategories(db: Database): Promise<AdminCategory[]> {
  const [{ rows }, taxonomy] = await Promise.all([db.query<CategoryRow>(CATEGORIES), readTaxonomy({ db })]);
  return sortByName(rows.map((row) => adminCategory(row, taxonomy)));
}

/** The same as a tree. */
export async function readAdminCategoryTree(db: Database): Promise<AdminCategoryNode[]> {
  const byParent = Map.groupBy(await readAdminCategories(db), ({ parent }) => parent);
  const below = (parent: number | null): AdminCategoryNode[] =>
    (byParent.get(parent) ?? []).map((category) => ({ ...category, children: below(category.id) }));
  return below(null);
}

/** @throws refusals of the collection and of pictures (413, 415) */
export async function createCategory(
  caller: Caller,
  { draft, picture }: { draft: CategoryDraft & { name: string }; picture: PictureChange },
): Promise<AdminCategory> {
  const { id } = await withPicture(caller, picture, (column) => {
    const data = { ...fieldsOf(draft), name: draft.name, slug: draft.slug ?? null, ...column };
    return editCatalogue(caller, (req) => caller.payload.create({ collection: 'categories', data, ...AS_CALLER, req }));
  });
  return shownCategory(caller, id);
}

/**
 * @param versionSeen when the copy that the edit began with was saved; null if the request does not say
 * @throws refusals of the collection and of pictures (413, 415), and 409 for an outdated copy
 */
export async function changeCategory(
  caller: Caller,
  {
    id,
    draft,
    picture,
    versionSeen,
  }: { id: number; draft: CategoryDraft; picture: PictureChange; versionSeen: string | null },
): Promise<AdminCategory> {
  await withPicture(caller, picture, (column) => {
    const data = { ...fieldsOf(draft), ...column, versionSeen };
    return editCatalogue(caller, (req) =>
      caller.payload.update({ collection: 'categories', id, data, ...AS_CALLER, req }),
    );
  });
  return shownCategory(caller, id);
}

/** As the collection names them. */
function fieldsOf({ asks_fit, ...draft }: CategoryDraft) {
  return asks_fit === undefined ? draft : { ...draft, asksFit: asks_fit };
}

/** Deletes all below it too. @throws the collection's refusals */
export async function deleteCategory(caller: Caller, id: number): Promise<void> {
  await editCatalogue(caller, (req) => caller.payload.delete({ collection: 'categories', id, ...AS_CALLER, req }));
}

/** Reads what was committed: Payload's adapter reports a failed COMMIT as success. @throws 404 if it was deleted */
async function shownCategory({ payload }: Caller, id: number): Promise<AdminCategory> {
  const db = payload.db.pool;
  const [{ rows }, taxonomy] = await Promise.all([
    db.query<CategoryRow>(`${CATEGORIES} WHERE c.id = $1`, [id]),
    readTaxonomy({ db }),
  ]);
  const [row] = rows;
  if (!row) throw new NotFound();
  return adminCategory(row, taxonomy);
}

function adminCategory(row: CategoryRow, taxonomy: Taxonomy): AdminCategory {
  const product_count = taxonomy.categories.get(row.id)?.product_count ?? 0;
  return { ...row, product_count, updated_at: row.updated_at.toISOString() };
}
