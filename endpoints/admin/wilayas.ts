import { changeWilaya, createWilaya, deleteWilaya, readAdminWilayas } from '@/catalogue/editing/wilayas';
import { routes } from '@/contract/routes';
import { ok } from '@/http/answer';
import { call } from '@/http/call';
import { withId } from '../refusals';

export const adminWilayaCalls = [
  call(routes.adminWilayas, async ({ db }) => ok(await readAdminWilayas(db))),
  call(routes.createWilaya, async ({ payload, user, body: { name, price } }) =>
    ok(await createWilaya({ payload, user }, { name, price: price ?? 0 }), 201),
  ),
  call(routes.changeWilaya, ({ payload, user, params, body: { name, price, updated_at } }) =>
    withId(params, async (id) => {
      const draft = { name, ...(price === undefined ? {} : { price: price ?? Number.NaN }) };
      return ok(await changeWilaya({ payload, user }, { id, draft, versionSeen: updated_at }));
    }),
  ),
  call(routes.deleteWilaya, ({ payload, user, params }) =>
    withId(params, async (id) => {
      await deleteWilaya({ payload, user }, id);
      return { status: 204, body: null };
    }),
  ),
];
