import { changeRole } from '@/accounts/people/change-role';
import { disableUser, enableUser } from '@/accounts/people/disable-user';
import type { UserEdit } from '@/accounts/people/edit-user';
import { inviteUser } from '@/accounts/people/invite-user';
import { listUsers, readListedUser } from '@/accounts/people/list-users';
import { mailUserLink } from '@/accounts/people/mail-link';
import { endUserSessions, listUserSessions } from '@/accounts/people/user-sessions';
import { routes } from '@/contract/routes';
import type { Database } from '@/database/database';
import { totalPages } from '@/domain/pagination';
import { type Answer, ok, refuse } from '@/http/answer';
import { call } from '@/http/call';
import { officeUserCallWords } from '@/words/en/users';
import { notFound, refuseStale, withId } from '../refusals';

const NO_CONTENT: Answer = { status: 204, body: null };

export const adminUserCalls = [
  call(routes.users, async ({ db, query }) => {
    const { page, limit } = query;
    const { users, total } = await listUsers(db, query);
    return ok({ users, total, page, total_pages: totalPages({ total, limit }) });
  }),
  call(routes.user, ({ db, params }) =>
    withId(params, async (id) => {
      const user = await readListedUser(db, id);
      return user ? ok(user) : notFound();
    }),
  ),
  call(routes.inviteUser, async ({ payload, user: admin, body }) => {
    const invited = await inviteUser(payload, { admin, invitation: body });
    if (invited.ok) return ok(invited.user, 201);
    const message = officeUserCallWords.taken[invited.state];
    return refuse(409, message, { details: { email: [message] } });
  }),
  call(routes.changeRole, ({ payload, db, user: admin, params, body: { role, from } }) =>
    withId(params, async (userId) => answer(db, userId, await changeRole(payload, { admin, userId, role, from }))),
  ),
  call(routes.disableUser, ({ payload, db, user: admin, params }) =>
    withId(params, async (userId) => answer(db, userId, await disableUser(payload, { admin, userId }))),
  ),
  call(routes.enableUser, ({ payload, db, user: admin, params }) =>
    withId(params, async (userId) => answer(db, userId, await enableUser(payload, { admin, userId }))),
  ),
  call(routes.mailUserLink, ({ payload, db, user: admin, params }) =>
    withId(params, async (userId) => answer(db, userId, await mailUserLink(payload, { admin, userId }), 202)),
  ),
  call(routes.userSessions, ({ payload, user: admin, params }) =>
    withId(params, async (userId) => {
      const sessions = await listUserSessions(payload, { admin, userId });
      return sessions ? ok({ sessions }) : notFound();
    }),
  ),
  call(routes.endUserSessions, ({ payload, user: admin, params }) =>
    withId(params, async (userId) => ((await endUserSessions(payload, { admin, userId })) ? NO_CONTENT : notFound())),
  ),
  call(routes.endUserSession, ({ payload, user: admin, params }) =>
    withId(params, async (userId) => {
      const sessionId = params.session ?? '';
      return (await endUserSessions(payload, { admin, userId, sessionId })) ? NO_CONTENT : notFound();
    }),
  ),
];

async function answer(db: Database, userId: number, edit: UserEdit, status = 200): Promise<Answer> {
  if (edit.ok) return ok(edit.user, status);
  if (edit.reason === 'unknown') return notFound();
  if (edit.reason === 'stale') return refuseStale(await readListedUser(db, userId));
  return refuse(409, officeUserCallWords.refused[edit.reason]);
}
