import type { AdminCategory, AdminCategoryNode } from '@/contract/admin/categories';
import type { Database } from '@/database/database';
import { sortByName } from '@/domain/text';
import type { Category } from '@/payload-types';
import { readTaxonomy } from '../taxonomy';
import { editCatalogue } from './edit';
import { AS_ASKED, type Asked, type PictureChange, pictureAddress, withPicture } from './taxonomy';

/** What is absent stays; a blank slug is made from the name. */
type CategoryDraft = {
  name?: string | undefined;
  slug?: string | null | undefined;
  parent?: number | null | undefined;
};

const CATEGORIES = `
  SELECT c.id, c.name, c.slug, c.parent_id AS parent, '/media/' || m.filename AS image_url, c.updated_at
  FROM categories c LEFT JOIN media m ON m.id = c.image_id`;

type CategoryRow = Omit<AdminCategory, 'product_count' | 'updated_at'> & { updated_at: Date };

/** All categories in French order, read afresh; only their numbers of products are those that the shop has counted. */
export async function readAdminCategories(db: Database): Promise<AdminCategory[]> {
  const [{ rows }, taxonomy] = await Promise.all([db.query<CategoryRow>(CATEGORIES), readTaxonomy({ db })]);
  return sortByName(
    rows.map((row) => ({
      ...row,
      product_count: taxonomy.categories.get(row.id)?.product_count ?? 0,
      updated_at: row.updated_at.toISOString(),
    })),
  );
}

/** The same as a tree. */
export async function readAdminCategoryTree(db: Database): Promise<AdminCategoryNode[]> {
  const byParent = Map.groupBy(await readAdminCategories(db), ({ parent }) => parent);
  const below = (parent: number | null): AdminCategoryNode[] =>
    (byParent.get(parent) ?? []).map((category) => ({ ...category, children: below(category.id) }));
  return below(null);
}

/** @throws the collection's refusals, and those of pictures (413, 415) */
export function createCategory(
  asked: Asked,
  { draft, picture }: { draft: CategoryDraft & { name: string }; picture: PictureChange },
): Promise<AdminCategory> {
  return withPicture(asked, picture, async (column) => {
    const data = { ...draft, slug: draft.slug ?? null, ...column };
    const created = await editCatalogue(asked, (req) =>
      asked.payload.create({ collection: 'categories', data, ...AS_ASKED, req }),
    );
    return shown(asked, created);
  });
}

/**
 * @param versionSeen when the copy was saved that the edit began with; null where it says nothing of it
 * @throws the collection's refusals, those of pictures (413, 415), and 409 for an outdated copy
 */
export function changeCategory(
  asked: Asked,
  {
    id,
    draft,
    picture,
    versionSeen,
  }: { id: number; draft: CategoryDraft; picture: PictureChange; versionSeen: string | null },
): Promise<AdminCategory> {
  return withPicture(asked, picture, async (column) => {
    const data = { ...draft, ...column, versionSeen };
    const changed = await editCatalogue(asked, (req) =>
      asked.payload.update({ collection: 'categories', id, data, ...AS_ASKED, req }),
    );
    return shown(asked, changed);
  });
}

/** With all below it. @throws the collection's refusals */
export async function deleteCategory(asked: Asked, id: number): Promise<void> {
  await editCatalogue(asked, (req) => asked.payload.delete({ collection: 'categories', id, ...AS_ASKED, req }));
}

async function shown({ db }: Asked, { id, name, slug, parent, image, updatedAt }: Category): Promise<AdminCategory> {
  const { categories } = await readTaxonomy({ db });
  return {
    id,
    name,
    slug: slug ?? '',
    parent: typeof parent === 'object' && parent !== null ? parent.id : (parent ?? null),
    image_url: pictureAddress(image),
    product_count: categories.get(id)?.product_count ?? 0,
    updated_at: updatedAt,
  };
}
