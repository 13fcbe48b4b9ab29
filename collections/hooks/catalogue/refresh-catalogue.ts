/** Refreshes derived columns after a change in the catalogue, and announces it, in the same transaction. */
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { type RefreshScope, refreshProducts } from '@/catalogue/refresh-products';
import { announceChange } from '@/database/notifications';
import type { CatalogueChange } from '@/domain/products/catalogue-change';
import { changedAspects } from '@/domain/products/changed-aspects';
import { mediaUrl } from '@/domain/products/pictures';
import { deletedSubtree } from './category-hooks';
import { changedChain } from './replacement-hooks';

const NAMES = { aspects: ['names'], products: [] } satisfies CatalogueChange;

/** Set by bulk writers, which refresh everything once at the end. */
function isBulk(req: PayloadRequest): boolean {
  return req.context.isBulkWrite === true;
}

/** @param change what changed besides derived columns */
async function refresh(req: PayloadRequest, scope: RefreshScope, change: CatalogueChange): Promise<void> {
  if (isBulk(req)) return;
  const derived = await refreshProducts(req, scope);
  await announceChange(req, { ...change, aspects: [...new Set([...change.aspects, ...derived])] });
}

export const afterProductChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const before = operation === 'create' ? null : previousDoc;
  const relatives = await changedChain(req, { doc, before });
  const aspects = [...changedAspects(doc, before), ...(relatives.length > 0 ? (['words'] as const) : [])];
  await refresh(req, { productId: doc.id }, { aspects, products: [...new Set([doc.id, ...relatives])] });
  return doc;
};

export const afterProductDelete: CollectionAfterDeleteHook = async ({ id, req }) => {
  if (isBulk(req)) return;
  await announceChange(req, { aspects: ['stock', 'details', 'words', 'places'], products: [Number(id)] });
};

/** Names of categories and brands are part of the search text; the place of a category is part of its products' paths. */
export function afterTaxonomyChange(kind: 'category' | 'tag'): CollectionAfterChangeHook {
  return async ({ doc, req }) => {
    await refresh(req, kind === 'category' ? { categoryIds: [doc.id] } : { tagId: doc.id }, NAMES);
    return doc;
  };
}

/** The relations to products are deleted by now, but the products' derived columns still contain the brand. */
export const afterBrandDelete: CollectionAfterDeleteHook = async ({ id, req }) => {
  await refresh(req, { tagId: Number(id) }, NAMES);
};

/** The same, for the whole subtree at once. */
export const afterCategoryDelete: CollectionAfterDeleteHook = async ({ id, req }) => {
  await refresh(req, { categoryIds: deletedSubtree(req, Number(id)) }, NAMES);
};

/** After a picture was replaced, its products show the new one. A new picture is on no product yet. */
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
  const change: CatalogueChange = { aspects: ['details', 'names'], products: null };
  return refresh(req, { pictureId: id, address: mediaUrl(filename ?? '') }, change);
}

/** For a delivery region, from which no column is derived. */
export async function announceFees({ req }: { req: PayloadRequest }): Promise<void> {
  if (!isBulk(req)) await announceChange(req, { aspects: ['fees'], products: [] });
}
