/** After a change in the catalogue: refresh what is derived from it, and tell every reader. All in the same transaction. */
import { sql } from '@payloadcms/db-postgres';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload';
import { type RefreshScope, refreshProducts } from '@/catalogue/refresh-products';
import { announceChange } from '@/database/notifications';
import { executeInTransaction } from '@/database/transaction';
import { mediaUrl } from '@/domain/pictures';

/** Set by bulk writers, which refresh everything once at their end. */
function isBulk(req: PayloadRequest): boolean {
  return req.context.isBulkWrite === true;
}

async function refresh(req: PayloadRequest, scope: RefreshScope): Promise<void> {
  if (isBulk(req)) return;
  await refreshProducts(req, scope);
  await announceChange(req, 'catalogue');
}

export const afterProductChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  await refresh(req, { productId: doc.id });
  return doc;
};

/** The name of a category or brand is part of the search text, the place of a category is part of its products' paths. */
export function afterTaxonomyChange(kind: 'category' | 'tag'): CollectionAfterChangeHook {
  return async ({ doc, req }) => {
    await refresh(req, kind === 'category' ? { categoryId: doc.id } : { tagId: doc.id });
    return doc;
  };
}

/** The rows that joined products to it are gone by now, the products' derived columns still name it. */
export function afterTaxonomyDelete(kind: 'category' | 'tag'): CollectionAfterDeleteHook {
  return async ({ id, req }) => {
    const numericId = Number(id);
    await refresh(req, kind === 'category' ? { categoryId: numericId } : { tagId: numericId });
  };
}

/** A picture that is replaced or deleted: its products show the new one, or their next. A new one is on no product yet. */
export const afterPictureChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update')
    await refreshPicture(req, { id: doc.id, filename: previousDoc?.filename ?? doc.filename });
  return doc;
};

/** The database empties the slots of its products, in no order of its own: their rows are locked in that of orders first. */
export const lockProductsOfPicture: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await executeInTransaction(
    req,
    sql`SELECT id FROM products WHERE ${Number(id)} IN (image1_id, image2_id, image3_id, image4_id)
        ORDER BY id FOR NO KEY UPDATE`,
  );
};

export const afterPictureDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await refreshPicture(req, doc);
};

function refreshPicture(
  req: PayloadRequest,
  { id, filename }: { id: number; filename?: string | null },
): Promise<void> {
  return refresh(req, { pictureId: id, address: mediaUrl(filename ?? '') });
}

/** For what is shown but nothing is derived from. */
export const tellCatalogueChanged = async ({ req }: { req: PayloadRequest }): Promise<void> => {
  if (!isBulk(req)) await announceChange(req, 'catalogue');
};
