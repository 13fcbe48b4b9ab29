import { changePassword } from '@/accounts/change-password';
import { changeProfile, readUser, shownProfile } from '@/accounts/change-profile';
import { confirmEmail } from '@/accounts/confirm-email';
import { forgetPassword, resetPassword } from '@/accounts/forgotten-password';
import { readOwnBoiler, saveOwnBoiler } from '@/accounts/own-boiler';
import { routes } from '@/contract/routes';
import { ok, refuse } from '@/http/answer';
import { call } from '@/http/call';
import { forgetCalls } from '@/http/limits';
import { mergeGuestOrders } from '@/orders/merge-guest-orders';
import { readOwnOrders } from '@/orders/reading/read-own-orders';
import { readStatistics } from '@/orders/reading/read-statistics';
import { accountCallWords } from '@/words/fr/refusals';
import { atField } from './refusals';

const WRONG_PASSWORD = { code: 'currentPasswordWrong' } as const;

/** The calls of one's own account, and the ways back into it. */
export const ownAccountCalls = [
  call(routes.mergeGuestOrders, async ({ payload, user, body }) => {
    const merged = await mergeGuestOrders({ payload, user }, body.guest_id);
    return ok({ success: true, merged });
  }),
  call(routes.ownOrders, async ({ db, user, query }) => ok(await readOwnOrders({ db, accountId: user.id, query }))),
  call(routes.profile, async ({ payload, user }) => ok(await shownProfile(payload, await readUser(payload, user.id)))),
  call(routes.changeProfile, async ({ payload, user, body }) => {
    const changed = await changeProfile(payload, { user, change: body });
    if (changed.ok) return ok(changed.profile);
    if (changed.reason === 'stale') return refuse(409, accountCallWords.profileChanged, { current: changed.profile });
    return changed.reason === 'session-ended'
      ? refuse(401, accountCallWords.tooManyTries)
      : atField('current_password', WRONG_PASSWORD);
  }),
  call(routes.ownBoiler, async ({ db, user }) => ok({ boiler: await readOwnBoiler(db, user.id) })),
  call(routes.changeOwnBoiler, async ({ payload, user, body }) => {
    const boiler = await saveOwnBoiler(payload, { user, slug: body.slug });
    return boiler === undefined ? atField('slug', { code: 'unknownBoiler' }) : ok({ boiler });
  }),
  call(routes.changePassword, async ({ payload, user, body }) => {
    const { current_password: current, new_password: next } = body;
    const changed = await changePassword(payload, { user, current, next });
    if (changed.ok) return ok({ message: accountCallWords.passwordChanged });
    if (changed.reason === 'weak') return atField('new_password', changed.problem);
    return changed.reason === 'session-ended'
      ? refuse(401, accountCallWords.tooManyTries)
      : atField('current_password', WRONG_PASSWORD);
  }),
  call(routes.confirmEmail, async ({ payload, body }) =>
    (await confirmEmail(payload, body.token))
      ? ok({ message: accountCallWords.emailConfirmed })
      : refuse(400, accountCallWords.badLink),
  ),
  call(
    routes.forgotPassword,
    async ({ payload, body }) => {
      await forgetPassword(payload, body.email);
      return ok({ message: accountCallWords.linkSent }, 202);
    },
    { countedFor: ({ body }) => body.email },
  ),
  call(routes.resetPassword, async ({ payload, db, body }) => {
    const reset = await resetPassword(payload, body);
    // Earlier guesses by strangers must not lock out the owner.
    for (const key of reset.ok ? reset.names : []) await forgetCalls(db, { limited: 'login', by: 'account', key });
    if (reset.ok) return ok({ message: accountCallWords.passwordReset });
    return reset.reason === 'weak' ? atField('password', reset.problem) : refuse(400, accountCallWords.badLink);
  }),
  call(routes.statistics, async ({ db }) => ok(await readStatistics(db))),
];
