import { NotFound } from 'payload';
import type { AdminTag, AdminTagsAnswer } from '@/contract/admin/tags';
import type { Database } from '@/database/database';
import { sortByName } from '@/domain/text';
import { countProducts } from '../count-products';
import { pictureAddressSql } from '../picture-sql';
import { readTaxonomy, type Taxonomy } from '../taxonomy';
import { editCatalogue } from './edit';
import { AS_ASKED, type Asked, type PictureChange, withPicture } from './taxonomy';

/** What is absent stays; a blank slug is made from the name. */
type TagDraft = { name?: string | undefined; slug?: string | null | undefined };

const TAGS = `
  SELECT t.id, t.name, t.slug, ${pictureAddressSql('m')} AS image_url, t.updated_at
  FROM tags t LEFT JOIN media m ON m.id = t.image_id`;

type TagRow = Omit<AdminTag, 'count' | 'updated_at'> & { updated_at: Date };

/** All brands in French order, read afresh; only the numbers of products are those that the shop has counted. */
export async function readAdminTags(db: Database): Promise<AdminTagsAnswer> {
  const [{ rows }, taxonomy, total] = await Promise.all([
    db.query<TagRow>(TAGS),
    readTaxonomy({ db }),
    countProducts(db, { where: 'p.published', values: [] }),
  ]);
  return { tags: sortByName(rows.map((row) => adminTag(row, taxonomy))), total_products: total };
}

/** @throws the collection's refusals, and those of pictures (413, 415) */
export async function createTag(
  asked: Asked,
  { draft, picture }: { draft: TagDraft & { name: string }; picture: PictureChange },
): Promise<AdminTag> {
  const { id } = await withPicture(asked, picture, (column) => {
    const data = { ...draft, slug: draft.slug ?? null, ...column };
    return editCatalogue(asked, (req) => asked.payload.create({ collection: 'tags', data, ...AS_ASKED, req }));
  });
  return shown(asked, id);
}

/**
 * @param versionSeen when the copy was saved that the edit began with; null where it says nothing of it
 * @throws the collection's refusals, those of pictures (413, 415), and 409 for an outdated copy
 */
export async function changeTag(
  asked: Asked,
  {
    id,
    draft,
    picture,
    versionSeen,
  }: { id: number; draft: TagDraft; picture: PictureChange; versionSeen: string | null },
): Promise<AdminTag> {
  await withPicture(asked, picture, (column) => {
    const data = { ...draft, ...column, versionSeen };
    return editCatalogue(asked, (req) => asked.payload.update({ collection: 'tags', id, data, ...AS_ASKED, req }));
  });
  return shown(asked, id);
}

/** Products keep standing. @throws the collection's refusals */
export async function deleteTag(asked: Asked, id: number): Promise<void> {
  await editCatalogue(asked, (req) => asked.payload.delete({ collection: 'tags', id, ...AS_ASKED, req }));
}

/** As it stands after COMMIT: Payload's adapter reports a failed one as success. @throws 404 where it is gone */
async function shown({ db }: Asked, id: number): Promise<AdminTag> {
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
