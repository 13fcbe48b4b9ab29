/** Writing products, as the back office's form does. */

import { sql } from '@payloadcms/db-postgres';
import {
  NotFound,
  type Payload,
  type PayloadRequest,
  type RequiredDataFromCollectionSlug,
  type TypedUser,
} from 'payload';
import type { ProductFields } from '@/contract/admin/product-fields';
import type { AdminProduct } from '@/contract/admin/products';
import { waitForOtherEdits } from '@/database/one-edit';
import { executeInTransaction } from '@/database/transaction';
import { joinSlots, SLOT_PICTURES } from '../picture-sql';
import { editCatalogue } from './edit';
import { withPictures } from './pictures';
import { type KeptProduct, newPictures, productData } from './product-data';
import { readAdminProduct } from './read-products';
import { tellVersionAlone } from './version-alone';

type Asked = { payload: Payload; user: TypedUser };

/** The access rules of the collection hold for whoever asks. */
const AS_ASKED = { overrideAccess: false, depth: 0 } as const;

/** @throws the collection's refusals, and those of the pictures (413, 415); then no picture is left behind */
export async function createProduct(asked: Asked, fields: ProductFields): Promise<AdminProduct> {
  const { payload } = asked;
  const id = await withNewPictures(asked, fields, (pictureIds) =>
    editCatalogue(asked, async (req) => {
      const data = await productData({ payload, fields, kept: null, pictureIds });
      const created = await payload.create({
        collection: 'products',
        // The contract's schema asks for all that a new product must have; what it leaves out has a default.
        data: data as RequiredDataFromCollectionSlug<'products'>,
        ...AS_ASKED,
        req,
      });
      return created.id;
    }),
  );
  return shown(payload, id);
}

/**
 * Changes what is named.
 * @param versionSeen when the copy was saved that the edit began with; null where it says nothing of it
 * @param stockSeen the stock that the edit began with; undefined where it says nothing of it
 * @throws the collection's and the pictures' refusals, 404, and 409 for an outdated copy
 */
export async function changeProduct(
  asked: Asked,
  {
    id,
    fields,
    versionSeen,
    stockSeen,
  }: { id: number; fields: ProductFields; versionSeen: string | null; stockSeen: number | null | undefined },
): Promise<AdminProduct> {
  const { payload } = asked;
  // Nobody uploads pictures for a product that is gone.
  await shown(payload, id);
  await withNewPictures(asked, fields, (pictureIds) =>
    editCatalogue(asked, async (req) => {
      await waitForOtherEdits(req);
      const kept = await readKept(req, id);
      const data = await productData({ payload, fields, kept, pictureIds });
      const seen = stockSeen === undefined ? {} : { stockSeen };
      if (stockSeen === undefined && versionSeen !== null) tellVersionAlone(req);
      return payload.update({ collection: 'products', id, data: { ...data, ...seen, versionSeen }, ...AS_ASKED, req });
    }),
  );
  return shown(payload, id);
}

/** Its pictures stay: orders show them. @throws 404 */
export async function deleteProduct(asked: Asked, id: number): Promise<void> {
  const { payload } = asked;
  await editCatalogue(asked, (req) => payload.delete({ collection: 'products', id, ...AS_ASKED, req }));
}

/** As it stands after an edit. @throws 404 where it is gone */
export async function shown(payload: Payload, id: number): Promise<AdminProduct> {
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
  asked: Asked,
  fields: ProductFields,
  work: (pictureIds: ReadonlyMap<1 | 2 | 3 | 4, number>) => Promise<T>,
): Promise<T> {
  const pictures = newPictures(fields);
  return withPictures(
    asked,
    pictures.map(({ position, file }) => ({ field: `image${position}`, file })),
    (ids) => work(new Map(pictures.flatMap(({ position }, index) => [[position, ids[index] ?? 0] as const]))),
  );
}
