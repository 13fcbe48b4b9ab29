import {
  changeCategory,
  createCategory,
  deleteCategory,
  readAdminCategories,
  readAdminCategoryTree,
} from '@/catalogue/editing/categories';
import { routes } from '@/contract/routes';
import { ok } from '@/http/answer';
import { call } from '@/http/call';
import { answerEdit, withId } from '../refusals';

const creations = [routes.createCategory, routes.createCategoryInTree].map((route) =>
  call(route, async ({ payload, user, body: { image, remove_image, ...draft } }) =>
    ok(await createCategory({ payload, user }, { draft, picture: { image, isImageRemoved: remove_image } }), 201),
  ),
);

export const adminCategoryCalls = [
  call(routes.adminCategories, async ({ db }) => ok(await readAdminCategories(db))),
  call(routes.adminCategoryTree, async ({ db }) => ok(await readAdminCategoryTree(db))),
  ...creations,
  call(routes.changeCategory, ({ payload, db, user, params, body }) =>
    withId(params, async (id) => {
      const { image, remove_image, updated_at, ...draft } = body;
      const picture = { image, isImageRemoved: remove_image };
      return answerEdit(changeCategory({ payload, user }, { id, draft, picture, versionSeen: updated_at }), async () =>
        (await readAdminCategories(db)).find((category) => category.id === id),
      );
    }),
  ),
  call(routes.deleteCategory, ({ payload, user, params }) =>
    withId(params, async (id) => {
      await deleteCategory({ payload, user }, id);
      return { status: 204, body: null };
    }),
  ),
];
