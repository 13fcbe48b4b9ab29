import { accountOf } from '@/client/session/start-session';
import type { GoogleAnswer, LoginAnswer, Profile, Tokens } from '@/contract/accounts';
import { getJson, postJson } from '@/storefront/api/calls';
import type { FieldValues } from '@/storefront/ui/use-small-form';
import { AutoLoginFailed } from './messages';

/** The result of a login. */
export type Entry = { login: LoginAnswer; isNew: boolean };

/** @param values with `otp` and `new_password` where the account asks for them; @throws ApiError */
export async function logIn({ username, password, otp, new_password }: FieldValues): Promise<Entry> {
  const answer = await postJson<Partial<LoginAnswer>>('/api/token/', { username, password, otp, new_password });
  return { login: await withUser(answer), isNew: false };
}

/** If the answer lacks the account, it is fetched. @throws ApiError */
async function withUser({ access = '', refresh = '', user }: Partial<LoginAnswer>): Promise<LoginAnswer> {
  const headers = { Authorization: `Bearer ${access}` };
  return { access, refresh, user: user ?? accountOf(await getJson<Profile>('/api/user/profile/', { headers })) };
}

/**
 * Creates an account and logs it in, by the answer's tokens or, if it has no tokens, by a login.
 * @throws ApiError where there is no account, AutoLoginFailed where there is one but no login
 */
export async function register(values: FieldValues): Promise<Entry> {
  const { first_name, last_name, username, email, password } = values;
  const body = { first_name, last_name, username, email, password };
  const answer = await postJson<LoginAnswer | Partial<Tokens> | undefined>('/api/register/', body);
  if (isLogin(answer)) return { login: answer, isNew: true };
  try {
    return { ...(await logIn(values)), isNew: true };
  } catch (error) {
    throw new AutoLoginFailed('The account exists', { cause: error });
  }
}

/** @param credential Google's ID token; @param otp where the account asks for a code; @throws ApiError */
export async function enterByGoogle(credential: string, otp?: string): Promise<Entry> {
  const { is_new_user, ...login } = await postJson<GoogleAnswer>('/api/auth/google/', { credential, otp });
  return { login, isNew: is_new_user };
}

function isLogin(answer: LoginAnswer | Partial<Tokens> | undefined): answer is LoginAnswer {
  return Boolean(answer?.access && answer.refresh && 'user' in answer);
}
