import { changeWilaya, createWilaya, deleteWilaya, readAdminWilayas } from '@/catalogue/editing/wilayas';
import { routes } from '@/contract/routes';
import { ok } from '@/http/answer';
import { call } from '@/http/call';
import { answerEdit, withId } from '../refusals';

export const adminWilayaCalls = [
  call(routes.adminWilayas, async ({ db }) => ok(await readAdminWilayas(db))),
  call(routes.createWilaya, async ({ payload, user, body: { name, price, desk_price: deskPrice, days } }) =>
    ok(await createWilaya({ payload, user }, { name, price: price ?? 0, deskPrice, days }), 201),
  ),
  call(routes.changeWilaya, ({ payload, db, user, params, body }) =>
    withId(params, async (id) => {
      const { name, price, desk_price: deskPrice, days, updated_at } = body;
      const draft = { name, deskPrice, days, ...(price === undefined ? {} : { price: price ?? Number.NaN }) };
      return answerEdit(changeWilaya({ payload, user }, { id, draft, versionSeen: updated_at }), async () =>
        (await readAdminWilayas(db)).find((wilaya) => wilaya.id === id),
      );
    }),
  ),
  call(routes.deleteWilaya, ({ payload, user, params }) =>
    withId(params, async (id) => {
      await deleteWilaya({ payload, user }, id);
      return { status: 204, body: null };
    }),
  ),
];
