import { NotFound } from 'payload';
import type { AdminCategory, AdminCategoryNode } from '@/contract/admin/categories';
import type { Database } from '@/database/database';
import { sortByName } from '@/domain/text';
import { pictureAddressSql } from '../picture-sql';
import { readTaxonomy, type Taxonomy } from '../taxonomy';
import { editCatalogue } from './edit';
import { AS_ASKED, type Asked, type PictureChange, withPicture } from './taxonomy';

/** What is absent stays; a blank slug is made from the name. */
type CategoryDraft = {
  name?: string | undefined;
  slug?: string | null | undefined;
  parent?: number | null | undefined;
};

const CATEGORIES = `
  SELECT c.id, c.name, c.slug, c.parent_id AS parent, ${pictureAddressSql('m')} AS image_url, c.updated_at
  FROM categories c LEFT JOIN media m ON m.id = c.image_id`;

type CategoryRow = Omit<AdminCategory, 'product_count' | 'updated_at'> & { updated_at: Date };

/** All categories in French order, read afresh; only their numbers of products are those that the shop has counted. */
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

/** @throws the collection's refusals, and those of pictures (413, 415) */
export async function createCategory(
  asked: Asked,
  { draft, picture }: { draft: CategoryDraft & { name: string }; picture: PictureChange },
): Promise<AdminCategory> {
  const { id } = await withPicture(asked, picture, (column) => {
    const data = { ...draft, slug: draft.slug ?? null, ...column };
    return editCatalogue(asked, (req) => asked.payload.create({ collection: 'categories', data, ...AS_ASKED, req }));
  });
  return shown(asked, id);
}

/**
 * @param versionSeen when the copy was saved that the edit began with; null where it says nothing of it
 * @throws the collection's refusals, those of pictures (413, 415), and 409 for an outdated copy
 */
export async function changeCategory(
  asked: Asked,
  {
    id,
    draft,
    picture,
    versionSeen,
  }: { id: number; draft: CategoryDraft; picture: PictureChange; versionSeen: string | null },
): Promise<AdminCategory> {
  await withPicture(asked, picture, (column) => {
    const data = { ...draft, ...column, versionSeen };
    return editCatalogue(asked, (req) =>
      asked.payload.update({ collection: 'categories', id, data, ...AS_ASKED, req }),
    );
  });
  return shown(asked, id);
}

/** With all below it. @throws the collection's refusals */
export async function deleteCategory(asked: Asked, id: number): Promise<void> {
  await editCatalogue(asked, (req) => asked.payload.delete({ collection: 'categories', id, ...AS_ASKED, req }));
}

/** As it stands after COMMIT: Payload's adapter reports a failed one as success. @throws 404 where it is gone */
async function shown({ db }: Asked, id: number): Promise<AdminCategory> {
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
