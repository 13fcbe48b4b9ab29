import type { Payload } from 'payload';
import { countFits } from '@/boilers/count-fits';
import { findEditors } from '@/catalogue/editing/editors';
import { deleteImage, makeMain, swapImages } from '@/catalogue/editing/product-images';
import { changeProduct, createProduct, deleteProduct } from '@/catalogue/editing/products';
import { listAdminProducts, readAdminProduct } from '@/catalogue/editing/read-products';
import { routes } from '@/contract/routes';
import { type Answer, ok } from '@/http/answer';
import { call } from '@/http/call';
import { answerEdit, notFound, withId } from '../refusals';

export const adminProductCalls = [
  call(routes.adminProducts, async ({ db, query }) => ok(await listAdminProducts({ db, query }))),
  call(routes.adminProduct, ({ db, params }) =>
    withId(params, async (id) => {
      const product = await readAdminProduct({ db, id });
      return product ? ok(product) : notFound();
    }),
  ),
  call(routes.productFits, ({ db, params }) =>
    withId(params, async (id) => {
      const fits = await countFits({ db, id });
      return fits ? ok(fits) : notFound();
    }),
  ),
  call(routes.createProduct, async ({ payload, user, body }) => ok(await createProduct({ payload, user }, body), 201)),
  call(routes.changeProduct, ({ payload, user, params, body: { updated_at, stock_seen, ...fields } }) =>
    withId(params, (id) =>
      answerProductEdit(
        payload,
        id,
        changeProduct({ payload, user }, { id, fields, versionSeen: updated_at, stockSeen: stock_seen }),
      ),
    ),
  ),
  call(routes.deleteProduct, ({ payload, user, params }) =>
    withId(params, async (id) => {
      await deleteProduct({ payload, user }, id);
      return { status: 204, body: null };
    }),
  ),
  call(routes.swapProductImages, ({ payload, user, params, body: { position1, position2, updated_at } }) =>
    withId(params, (id) =>
      answerProductEdit(
        payload,
        id,
        swapImages({ payload, user }, { id, positions: [position1, position2], versionSeen: updated_at }),
      ),
    ),
  ),
  call(routes.deleteProductImage, ({ payload, user, params, body: { position, updated_at } }) =>
    withId(params, (id) =>
      answerProductEdit(payload, id, deleteImage({ payload, user }, { id, position, versionSeen: updated_at })),
    ),
  ),
  call(routes.makeMainImage, ({ payload, user, params, body: { position, updated_at } }) =>
    withId(params, (id) =>
      answerProductEdit(payload, id, makeMain({ payload, user }, { id, position, versionSeen: updated_at })),
    ),
  ),
];

/** A refused edit of an outdated copy names whose change it meets. */
function answerProductEdit(payload: Payload, id: number, edit: Promise<object>): Promise<Answer> {
  return answerEdit(
    edit,
    () => readAdminProduct({ db: payload.db.pool, id }),
    async ({ updated_at: version }) => (await findEditors({ payload }, [{ id, version }])).get(id) ?? null,
  );
}
