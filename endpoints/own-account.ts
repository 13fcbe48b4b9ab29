import { changePassword } from '@/accounts/change-password';
import { changeProfile, readUser, shownProfile } from '@/accounts/change-profile';
import { confirmEmail } from '@/accounts/confirm-email';
import { forgetPassword, resetPassword } from '@/accounts/forgotten-password';
import { routes } from '@/contract/routes';
import { ok, refuse } from '@/http/answer';
import { call } from '@/http/call';
import { forgetCalls } from '@/http/limits';
import { mergeGuestOrders } from '@/orders/merge-guest-orders';
import { readOwnOrders } from '@/orders/read-own-orders';
import { readStatistics } from '@/orders/read-statistics';
import { atField } from './at-field';

const WRONG_PASSWORD = 'Mot de passe actuel incorrect.';
const TOO_MANY = 'Trop d’essais : veuillez vous reconnecter.';
const BAD_LINK = 'Ce lien n’est plus valable. Demandez-en un autre.';

/** What is an account's own, and the ways back into it. */
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
    return changed.reason === 'session-ended' ? refuse(401, TOO_MANY) : atField('current_password', WRONG_PASSWORD);
  }),
  call(routes.changePassword, async ({ payload, user, body }) => {
    const { current_password: current, new_password: next } = body;
    const changed = await changePassword(payload, { user, current, next });
    if (changed.ok) return ok({ message: 'Votre mot de passe a été changé. Vos autres appareils sont déconnectés.' });
    if (changed.reason === 'weak') return atField('new_password', changed.message);
    return changed.reason === 'session-ended' ? refuse(401, TOO_MANY) : atField('current_password', WRONG_PASSWORD);
  }),
  call(routes.confirmEmail, async ({ payload, body }) =>
    (await confirmEmail(payload, body.token))
      ? ok({ message: 'Votre adresse e-mail est confirmée.' })
      : refuse(400, BAD_LINK),
  ),
  call(
    routes.forgotPassword,
    async ({ payload, body }) => {
      await forgetPassword(payload, body.email);
      const message = 'Si un compte correspond, un e-mail avec un lien vient de lui être envoyé.';
      return ok({ message }, 202);
    },
    { countedFor: ({ body }) => body.email },
  ),
  call(routes.resetPassword, async ({ payload, db, body }) => {
    const reset = await resetPassword(payload, body);
    // Whoever guessed at the account before must not keep its owner out.
    for (const key of reset.ok ? reset.names : []) await forgetCalls(db, { limited: 'login', by: 'account', key });
    if (reset.ok) return ok({ message: 'Votre mot de passe a été changé. Vous pouvez vous connecter.' });
    return reset.reason === 'weak' ? atField('password', reset.message) : refuse(400, BAD_LINK);
  }),
  call(routes.statistics, async ({ db }) => ok(await readStatistics(db))),
];
