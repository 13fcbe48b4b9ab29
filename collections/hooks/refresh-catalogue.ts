/** After a change in the catalogue: refresh what is derived from it, and tell every reader. All in the same transaction. */
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { type RefreshScope, refreshProducts } from '@/catalogue/refresh-products';
import { announceChange, type CatalogueChange } from '@/database/notifications';
import { mediaUrl } from '@/domain/pictures';
import { deletedSubtree } from './category-hooks';

/** Set by bulk writers, which refresh everything once at their end. */
function isBulk(req: PayloadRequest): boolean {
  return req.context.isBulkWrite === true;
}

/** @param comesOrGoes whether shoppers find a product from now on, or find it no longer */
async function refresh(req: PayloadRequest, scope: RefreshScope, { comesOrGoes = false } = {}): Promise<void> {
  if (isBulk(req)) return;
  const isMoved = await refreshProducts(req, scope);
  await announceChange(req, isMoved || comesOrGoes ? 'catalogue' : 'details');
}

export const afterProductChange: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  await refresh(req, { productId: doc.id }, { comesOrGoes: doc.published !== previousDoc?.published });
  return doc;
};

/** The name of a category or brand is part of the search text, the place of a category is part of its products' paths. */
export function afterTaxonomyChange(kind: 'category' | 'tag'): CollectionAfterChangeHook {
  return async ({ doc, req }) => {
    await refresh(req, kind === 'category' ? { categoryIds: [doc.id] } : { tagId: doc.id });
    return doc;
  };
}

/** The rows that joined products to it are gone by now, the products' derived columns still name it. */
export const afterBrandDelete: CollectionAfterDeleteHook = async ({ id, req }) => {
  await refresh(req, { tagId: Number(id) });
};

/** The same, for the whole subtree at once. */
export const afterCategoryDelete: CollectionAfterDeleteHook = async ({ id, req }) => {
  await refresh(req, { categoryIds: deletedSubtree(req, Number(id)) });
};

/** A picture that is replaced or deleted: its products show the new one, or their next. A new one is on no product yet. */
export const afterPictureChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update')
    await refreshPicture(req, { id: doc.id, filename: previousDoc?.filename ?? doc.filename });
  return doc;
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
export function tell(change: CatalogueChange) {
  return async ({ req }: { req: PayloadRequest }): Promise<void> => {
    if (!isBulk(req)) await announceChange(req, change);
  };
}
