import { changeTag, createTag, deleteTag, readAdminTags } from '@/catalogue/editing/tags';
import { routes } from '@/contract/routes';
import { ok } from '@/http/answer';
import { call } from '@/http/call';
import { answerEdit, withId } from '../refusals';

export const adminTagCalls = [
  call(routes.adminTags, async ({ db }) => ok(await readAdminTags(db))),
  call(routes.createTag, async ({ payload, user, body: { image, remove_image, ...draft } }) =>
    ok(await createTag({ payload, user }, { draft, picture: { image, isImageRemoved: remove_image } }), 201),
  ),
  call(routes.changeTag, ({ payload, db, user, params, body }) =>
    withId(params, async (id) => {
      const { image, remove_image, updated_at, ...draft } = body;
      const picture = { image, isImageRemoved: remove_image };
      return answerEdit(changeTag({ payload, user }, { id, draft, picture, versionSeen: updated_at }), async () =>
        (await readAdminTags(db)).tags.find((tag) => tag.id === id),
      );
    }),
  ),
  call(routes.deleteTag, ({ payload, user, params }) =>
    withId(params, async (id) => {
      await deleteTag({ payload, user }, id);
      return { status: 204, body: null };
    }),
  ),
];
