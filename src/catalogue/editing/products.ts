/** Creates, changes and deletes products, as the back office's form does. */
import { sql } from '@payloadcms/db-postgres';
import { NotFound, type Payload, type PayloadRequest, type RequiredDataFromCollectionSlug } from 'payload';
import type { ProductFields } from '@/contract/admin/product/product-fields';
import type { AdminProduct } from '@/contract/admin/products';
import { waitForOtherEdits } from '@/database/locks';
import { executeInTransaction } from '@/database/transaction';
import { joinSlots, SLOT_PICTURES } from '../product-sql';
import { AS_CALLER, type Caller, editCatalogue } from './edit';
import { markVersionWithoutStock } from './edit-context';
import { withPictures } from './pictures';
import { type KeptProduct, newPictures, productData } from './product-data';
import { readAdminProduct } from './read-products';

/** @throws refusals of the collection and of pictures (413, 415); no picture is then kept */
export async function createProduct(caller: Caller, fields: ProductFields): Promise<AdminProduct> {
  const { payload } = caller;
  const id = await withNewPictures(caller, fields, (pictureIds) =>
    editCatalogue(caller, async (req) => {
      const data = await productData({ payload, fields, kept: null, pictureIds });
      const created = await payload.create({
        collection: 'products',
        // The call's schema requires what a new product must have; other fields have defaults.
        data: data as RequiredDataFromCollectionSlug<'products'>,
        ...AS_CALLER,
        req,
      });
      return created.id;
    }),
  );
  return shownProduct(payload, id);
}

/**
 * Changes the given fields.
 * @param versionSeen when the copy that the edit began with was saved; null if the request does not say
 * @param stockSeen the stock that the edit began with; undefined if the request does not say
 * @throws the collection's and the pictures' refusals, 404, and 409 for an outdated copy
 */
export async function changeProduct(
  caller: Caller,
  {
    id,
    fields,
    versionSeen,
    stockSeen,
  }: { id: number; fields: ProductFields; versionSeen: string | null; stockSeen: number | null | undefined },
): Promise<AdminProduct> {
  const { payload } = caller;
  // Refuses a deleted product before its pictures are saved.
  await shownProduct(payload, id);
  await withNewPictures(caller, fields, (pictureIds) =>
    editCatalogue(caller, async (req) => {
      await waitForOtherEdits(req);
      const kept = await readKept(req, id);
      const data = await productData({ payload, fields, kept, pictureIds });
      const seen = stockSeen === undefined ? {} : { stockSeen };
      if (stockSeen === undefined && versionSeen !== null) markVersionWithoutStock(req);
      return payload.update({ collection: 'products', id, data: { ...data, ...seen, versionSeen }, ...AS_CALLER, req });
    }),
  );
  return shownProduct(payload, id);
}

/** Keeps its pictures, which orders show. @throws 404 */
export async function deleteProduct(caller: Caller, id: number): Promise<void> {
  const { payload } = caller;
  await editCatalogue(caller, (req) => payload.delete({ collection: 'products', id, ...AS_CALLER, req }));
}

/** Reads a product after an edit. @throws 404 if it was deleted */
export async function shownProduct(payload: Payload, id: number): Promise<AdminProduct> {
  const product = await readAdminProduct({ db: payload.db.pool, id });
  if (!product) throw new NotFound();
  return product;
}

async function readKept(req: PayloadRequest, id: number): Promise<KeptProduct> {
  const [kept] = await executeInTransaction<KeptProduct>(
    req,
    sql`SELECT p.description, ${sql.raw(SLOT_PICTURES)} AS pictures
        FROM products p
        ${sql.raw(joinSlots('p'))}
        WHERE p.id = ${id}`,
  );
  if (!kept) throw new NotFound();
  return kept;
}

function withNewPictures<T>(
  caller: Caller,
  fields: ProductFields,
  work: (pictureIds: ReadonlyMap<1 | 2 | 3 | 4, number>) => Promise<T>,
): Promise<T> {
  const pictures = newPictures(fields);
  return withPictures(
    caller,
    pictures.map(({ position, file }) => ({ field: `image${position}`, file })),
    (ids) => work(new Map(pictures.flatMap(({ position }, index) => [[position, ids[index] ?? 0] as const]))),
  );
}
