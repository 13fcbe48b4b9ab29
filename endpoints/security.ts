import { listShopPeople } from '@/accounts/account-row';
import { checkOwnPassword, confirmPassword, type PasswordVerdict } from '@/accounts/confirm-password';
import { deleteAccount } from '@/accounts/delete-account';
import { exportAccount } from '@/accounts/export-account';
import { endOtherSessions, endSession, listSessions } from '@/accounts/own-sessions';
import {
  beginSecondFactor,
  confirmSecondFactor,
  dropSecondFactor,
  resetSecondFactor,
} from '@/accounts/set-up-second-factor';
import { routes } from '@/contract/routes';
import { type Answer, ok, refuse } from '@/http/answer';
import { call } from '@/http/call';
import { problemWords } from '@/words/fr/problems';
import { accountCallWords } from '@/words/fr/refusals';
import { atField, notFound, withId } from './refusals';
import { expiredOfficeCookie } from './set-cookie';

const NO_CONTENT: Answer = { status: 204, body: null };

/** The calls for the security of one's own account. */
export const securityCalls = [
  call(routes.confirmPassword, async ({ payload, user, body: { password, otp } }) => {
    const verdict = await confirmPassword(payload, { user, password, otp });
    return verdict.ok ? NO_CONTENT : refusedPassword(verdict.reason);
  }),
  call(routes.beginTwoFactor, async ({ payload, user, body: { password, otp } }) => {
    const verdict = await checkOwnPassword(payload, { user, password, otp });
    return verdict.ok ? ok(await beginSecondFactor(payload, user)) : refusedPassword(verdict.reason);
  }),
  call(routes.confirmTwoFactor, async ({ payload, user, body }) => {
    const codes = await confirmSecondFactor(payload, { user, code: body.otp });
    return codes ? ok({ recovery_codes: codes }) : atField('otp', { code: 'codeWrong' });
  }),
  call(routes.dropTwoFactor, async ({ payload, user, body: { password, otp } }) => {
    const verdict = await checkOwnPassword(payload, { user, password, otp });
    if (!verdict.ok) return refusedPassword(verdict.reason);
    await dropSecondFactor(payload, user);
    return NO_CONTENT;
  }),
  call(routes.sessions, async ({ db, user }) => ok({ sessions: await listSessions(db, user) })),
  call(routes.endSession, async ({ payload, user, params }) =>
    (await endSession({ payload, user }, params.id ?? '')) ? NO_CONTENT : refuse(404, accountCallWords.unknownSession),
  ),
  call(routes.endOtherSessions, async ({ payload, user }) => {
    await endOtherSessions({ payload, user });
    return NO_CONTENT;
  }),
  call(routes.exportAccount, async ({ payload, user }) => ok(await exportAccount({ payload, user }))),
  call(routes.deleteAccount, async ({ payload, request, user, body: { password, otp } }) => {
    const verdict = await checkOwnPassword(payload, { user, password, otp });
    if (!verdict.ok) return refusedPassword(verdict.reason);
    const deleted = await deleteAccount({ payload, user });
    if (!deleted.ok) return refuse(409, accountCallWords.notDeleted[deleted.reason]);
    return { ...NO_CONTENT, cookies: expiredOfficeCookie({ payload, request }) };
  }),
  call(routes.shopPeople, async ({ db }) => ok({ people: await listShopPeople(db) })),
  call(routes.resetTwoFactor, ({ payload, user, params }) =>
    withId(params, async (userId) =>
      (await resetSecondFactor(payload, { admin: user, userId })) ? NO_CONTENT : notFound(),
    ),
  ),
];

function refusedPassword(reason: Exclude<PasswordVerdict, { ok: true }>['reason']): Answer {
  switch (reason) {
    case 'session-ended':
      return refuse(401, accountCallWords.tooManyTries);
    case 'wrong-password':
      return atField('password', { code: 'passwordWrong' });
    case 'otp-missing':
      return refuse(403, accountCallWords.codeMissing, { flags: { otp_required: true } });
    case 'wrong-otp':
      return refuse(400, problemWords.codeWrong, {
        details: { otp: [problemWords.codeWrong] },
        flags: { otp_required: true },
      });
  }
}
