import { categoryDeletionEffects, tagDeletionEffects } from '@/catalogue/editing/deletion-effects';
import type { DeletionEffects } from '@/contract/admin/deletions';
import { routes } from '@/contract/routes';
import { type Answer, ok } from '@/http/answer';
import { call } from '@/http/call';
import { countOpenOrders } from '@/orders/reading/open-orders';
import { notFound, withId } from '../refusals';

const NOTHING: DeletionEffects = { subcategories: 0, products: 0, products_without_category: 0, open_orders: 0 };

function answerOf(effects: Partial<DeletionEffects> | null): Answer {
  return effects ? ok({ ...NOTHING, ...effects }) : notFound();
}

export const adminDeletionCalls = [
  call(routes.categoryDeletion, ({ db, params }) =>
    withId(params, async (id) => answerOf(await categoryDeletionEffects(db, id))),
  ),
  call(routes.tagDeletion, ({ db, params }) =>
    withId(params, async (id) => answerOf(await tagDeletionEffects(db, id))),
  ),
  call(routes.productDeletion, ({ db, params }) =>
    withId(params, async (id) => answerOf(await countOpenOrders(db, { kind: 'product', id }))),
  ),
  call(routes.wilayaDeletion, ({ db, params }) =>
    withId(params, async (id) => answerOf(await countOpenOrders(db, { kind: 'wilaya', id }))),
  ),
];
