import { countFits } from '@/boilers/count-fits';
import { deleteImage, makeMain, swapImages } from '@/catalogue/editing/product-images';
import { changeProduct, createProduct, deleteProduct } from '@/catalogue/editing/products';
import { listAdminProducts, readAdminProduct } from '@/catalogue/editing/read-products';
import { routes } from '@/contract/routes';
import { ok } from '@/http/answer';
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
  call(routes.changeProduct, ({ payload, db, user, params, body: { updated_at, stock_seen, ...fields } }) =>
    withId(params, (id) =>
      answerEdit(changeProduct({ payload, user }, { id, fields, versionSeen: updated_at, stockSeen: stock_seen }), () =>
        readAdminProduct({ db, id }),
      ),
    ),
  ),
  call(routes.deleteProduct, ({ payload, user, params }) =>
    withId(params, async (id) => {
      await deleteProduct({ payload, user }, id);
      return { status: 204, body: null };
    }),
  ),
  call(routes.swapProductImages, ({ payload, db, user, params, body: { position1, position2, updated_at } }) =>
    withId(params, (id) =>
      answerEdit(
        swapImages({ payload, user }, { id, positions: [position1, position2], versionSeen: updated_at }),
        () => readAdminProduct({ db, id }),
      ),
    ),
  ),
  call(routes.deleteProductImage, ({ payload, db, user, params, body: { position, updated_at } }) =>
    withId(params, (id) =>
      answerEdit(deleteImage({ payload, user }, { id, position, versionSeen: updated_at }), () =>
        readAdminProduct({ db, id }),
      ),
    ),
  ),
  call(routes.makeMainImage, ({ payload, db, user, params, body: { position, updated_at } }) =>
    withId(params, (id) =>
      answerEdit(makeMain({ payload, user }, { id, position, versionSeen: updated_at }), () =>
        readAdminProduct({ db, id }),
      ),
    ),
  ),
];
