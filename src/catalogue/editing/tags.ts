import { NotFound } from 'payload';
import type { AdminTag, AdminTagsAnswer } from '@/contract/admin/tags';
import type { Database } from '@/database/database';
import { sortByName } from '@/domain/texts/name-order';
import { countProducts } from '../count-products';
import { pictureAddressSql } from '../product-sql';
import { readTaxonomy, type Taxonomy } from '../taxonomy';
import { AS_CALLER, type Caller, editCatalogue } from './edit';
import { type PictureChange, withPicture } from './pictures';

/** An absent field stays as it is; a blank slug is made from the name. */
type TagDraft = { name?: string | undefined; slug?: string | null | undefined };

const TAGS = `
  SELECT t.id, t.name, t.slug, ${pictureAddressSql('m')} AS image_url, t.updated_at
  FROM tags t LEFT JOIN media m ON m.id = t.image_id`;

type TagRow = Omit<AdminTag, 'count' | 'updated_at'> & { updated_at: Date };

/** All brands in French order, from the database; numbers of products come from memory. */
export async function readAdminTags(db: Database): Promise<AdminTagsAnswer> {
  const [{ rows }, taxonomy, total] = await Promise.all([
    db.query<TagRow>(TAGS),
    readTaxonomy({ db }),
    countProducts(db, { where: 'p.published', values: [] }),
  ]);
  return { tags: sortByName(rows.map((row) => adminTag(row, taxonomy))), total_products: total };
}

/** @throws refusals of the collection and of pictures (413, 415) */
export async function createTag(
  caller: Caller,
  { draft, picture }: { draft: TagDraft & { name: string }; picture: PictureChange },
): Promise<AdminTag> {
  const { id } = await withPicture(caller, picture, (column) => {
    const data = { ...draft, slug: draft.slug ?? null, ...column };
    return editCatalogue(caller, (req) => caller.payload.create({ collection: 'tags', data, ...AS_CALLER, req }));
  });
  return shownTag(caller, id);
}

/**
 * @param versionSeen when the copy that the edit began with was saved; null if the request does not say
 * @throws refusals of the collection and of pictures (413, 415), and 409 for an outdated copy
 */
export async function changeTag(
  caller: Caller,
  {
    id,
    draft,
    picture,
    versionSeen,
  }: { id: number; draft: TagDraft; picture: PictureChange; versionSeen: string | null },
): Promise<AdminTag> {
  await withPicture(caller, picture, (column) => {
    const data = { ...draft, ...column, versionSeen };
    return editCatalogue(caller, (req) => caller.payload.update({ collection: 'tags', id, data, ...AS_CALLER, req }));
  });
  return shownTag(caller, id);
}

/** Its products stay. @throws the collection's refusals */
export async function deleteTag(caller: Caller, id: number): Promise<void> {
  await editCatalogue(caller, (req) => caller.payload.delete({ collection: 'tags', id, ...AS_CALLER, req }));
}

/** Reads what was committed: Payload's adapter reports a failed COMMIT as success. @throws 404 if it was deleted */
async function shownTag({ payload }: Caller, id: number): Promise<AdminTag> {
  const db = payload.db.pool;
  const [{ rows }, taxonomy] = await Promise.all([
    db.query<TagRow>(`${TAGS} WHERE t.id = $1`, [id]),
    readTaxonomy({ db }),
  ]);
  const [row] = rows;
  if (!row) throw new NotFound();
  return adminTag(row, taxonomy);
}

function adminTag(row: TagRow, taxonomy: Taxonomy): AdminTag {
  return { ...row, count: taxonomy.tags.get(row.id)?.count ?? 0, updated_at: row.updated_at.toISOString() };
}
