import { logInWithGoogle } from '@/accounts/google';
import { verifyGoogleToken } from '@/accounts/google-token';
import { logIn, logOut } from '@/accounts/log-in';
import { refreshSession } from '@/accounts/refresh';
import { register } from '@/accounts/register';
import { WRONG_LOGIN } from '@/accounts/wrong-login';
import { routes } from '@/contract/routes';
import { ok, refuse } from '@/http/answer';
import { call } from '@/http/call';
import { forgetCalls } from '@/http/limits';
import { expiredOfficeCookie, officeCookie } from './set-cookie';

const GOOGLE_FAILED = 'Google authentication failed';
const TAKEN = {
  username: 'Ce nom d’utilisateur est déjà pris.',
  email: 'Un compte existe déjà avec cette adresse e-mail.',
} as const;

export const accountCalls = [
  call(
    routes.token,
    async ({ payload, db, request, body }) => {
      const answer = await logIn(payload, body);
      if (!answer) return refuse(401, WRONG_LOGIN);
      await forgetCalls(db, { limited: 'login', by: 'account', key: body.username });
      const { access: token, user } = answer;
      return { ...ok(answer), headers: officeCookie({ payload, request, role: user.role, token }) };
    },
    { countedFor: ({ body }) => body.username },
  ),
  call(routes.refreshToken, async ({ payload, request, body }) => {
    const refreshed = await refreshSession(payload, body.refresh);
    if (!refreshed) return refuse(401, 'Session expirée. Veuillez vous reconnecter.');
    const { tokens, account } = refreshed;
    return { ...ok(tokens), headers: officeCookie({ payload, request, role: account.role, token: tokens.access }) };
  }),
  call(routes.logout, async ({ payload, request, user }) => {
    await logOut(payload, { accountId: user.id, sessionId: user._sid ?? '' });
    return { status: 204, body: null, headers: expiredOfficeCookie({ payload, request }) };
  }),
  call(
    routes.register,
    async ({ payload, request, body }) => {
      const registered = await register(payload, body);
      if (registered.ok) {
        return { ...ok(registered.answer, 201), headers: expiredOfficeCookie({ payload, request }) };
      }
      const details: Record<string, string[]> = {};
      for (const field of ['username', 'email'] as const) if (registered.taken[field]) details[field] = [TAKEN[field]];
      return refuse(409, Object.values(details).flat().join(' '), { details });
    },
    { countedFor: ({ body }) => body.email },
  ),
  call(routes.google, async ({ payload, request, body }) => {
    const verdict = await verifyGoogleToken(body.credential);
    if (!verdict.ok) return refuse(verdict.reason === 'refused' ? 401 : 503, GOOGLE_FAILED);
    const answer = await logInWithGoogle(payload, verdict.person);
    if (!answer) return refuse(401, GOOGLE_FAILED);
    const { access: token, user } = answer;
    return { ...ok(answer), headers: officeCookie({ payload, request, role: user.role, token }) };
  }),
];
