import { findAccount } from '@/accounts/account-row';
import { logInWithGoogle } from '@/accounts/google';
import { verifyGoogleToken } from '@/accounts/google-token';
import type { KnownBrowser } from '@/accounts/known-browser';
import { type Login, logIn, logOut } from '@/accounts/log-in';
import { refreshSession } from '@/accounts/refresh';
import { register } from '@/accounts/register';
import { routes } from '@/contract/routes';
import type { Database } from '@/database/database';
import { MIN_STAFF_PASSWORD_LENGTH } from '@/domain/accounts/password';
import { type Answer, ok, refuse } from '@/http/answer';
import { call } from '@/http/call';
import { forgetCalls } from '@/http/limits';
import { problemWords } from '@/words/fr/problems';
import { accountCallWords } from '@/words/fr/refusals';
import { sayProblem } from '@/words/say-problem';
import { atField } from './refusals';
import { expiredOfficeCookie, knownBrowserOf, loginCookies, officeCookie } from './set-cookie';

export const accountCalls = [
  call(
    routes.token,
    async ({ payload, db, request, body }) => {
      const known = await knownBrowserOf(request);
      const login = await logIn(payload, { credentials: body, known });
      if (!login.ok) return refusedLogin(login);
      const { answer } = login;
      await forgetCalls(db, { limited: 'login', by: 'account', key: await attemptsKey(db, body.username, known) });
      const cookies = await loginCookies({ payload, request, known, user: answer.user, token: answer.access });
      return { ...ok(answer), cookies };
    },
    { countedFor: async ({ db, request, body }) => attemptsKey(db, body.username, await knownBrowserOf(request)) },
  ),
  call(routes.refreshToken, async ({ payload, request, body }) => {
    const refreshed = await refreshSession(payload, body.refresh);
    if (!refreshed) return refuse(401, accountCallWords.sessionExpired);
    const { tokens, account } = refreshed;
    return { ...ok(tokens), cookies: officeCookie({ payload, request, role: account.role, token: tokens.access }) };
  }),
  call(routes.logout, async ({ payload, request, user }) => {
    await logOut(payload, { accountId: user.id, sessionId: user._sid ?? '' });
    return { status: 204, body: null, cookies: expiredOfficeCookie({ payload, request }) };
  }),
  call(
    routes.register,
    async ({ payload, request, body }) => {
      const registered = await register(payload, body);
      if (registered.ok) {
        const { access: token, user } = registered.answer;
        const known = await knownBrowserOf(request);
        return { ...ok(registered.answer, 201), cookies: await loginCookies({ payload, request, known, user, token }) };
      }
      if (registered.reason === 'weak') return atField('password', registered.problem);
      const { username, email } = registered.taken;
      const details = {
        ...(username && { username: [accountCallWords.usernameTaken] }),
        ...(email && { email: [accountCallWords.emailTaken] }),
      };
      return refuse(409, Object.values(details).flat().join(' '), { details });
    },
    { countedFor: ({ body }) => body.email },
  ),
  call(routes.google, async ({ payload, request, body }) => {
    const verdict = await verifyGoogleToken(body.credential);
    if (!verdict.ok) return refuse(verdict.reason === 'refused' ? 401 : 503, accountCallWords.googleFailed);
    const login = await logInWithGoogle(payload, { person: verdict.person, otp: body.otp });
    if (!login.ok)
      return login.reason === 'refused' ? refuse(401, accountCallWords.googleFailed) : refusedCode(login.reason);
    const { access: token, user } = login.answer;
    const known = await knownBrowserOf(request);
    return { ...ok(login.answer), cookies: await loginCookies({ payload, request, known, user, token }) };
  }),
];

function refusedLogin(login: Exclude<Login, { ok: true }>): Answer {
  if (login.reason === 'wrong') return refuse(401, accountCallWords.wrongLogin);
  if (login.reason !== 'password-change') return refusedCode(login.reason);
  const flags = { password_change_required: true } as const;
  if (login.problem === null) {
    return refuse(403, accountCallWords.passwordChange(MIN_STAFF_PASSWORD_LENGTH), { flags });
  }
  const message = sayProblem(login.problem, problemWords);
  return refuse(403, message, { flags, details: { new_password: [message] } });
}

function refusedCode(reason: 'otp-missing' | 'wrong-otp'): Answer {
  const flags = { otp_required: true } as const;
  return reason === 'otp-missing'
    ? refuse(401, accountCallWords.codeMissing, { flags })
    : refuse(401, problemWords.codeWrong, { flags, details: { otp: [problemWords.codeWrong] } });
}

/**
 * The key by which the tries of a login are counted: the typed name, or browser and account in a browser that has logged in to
 * this account before. So strangers who guess passwords do not lock out the owner.
 */
async function attemptsKey(db: Database, name: string, known: KnownBrowser | null): Promise<string> {
  const account = known === null ? null : await findAccount(db, name);
  return account && known?.accounts.includes(account.id) ? `browser ${known.id} ${account.id}` : name;
}
