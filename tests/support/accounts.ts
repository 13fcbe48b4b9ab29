/** Accounts as shoppers make and use them, by the calls under /api of the shared shop or of another. */
import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { inject } from 'vitest';
import type { LoginAnswer } from '@/contract/accounts';
import { json } from './api';

type Sent = {
  /** the shared shop by default */
  url?: string;
  method?: string;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
};

/** A call with a JSON body, by default a POST. */
export function send(path: string, { url, method = 'POST', body, token, headers = {} }: Sent = {}): Promise<Response> {
  return fetch(`${url ?? inject('shop').url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : bearer(token)),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

export function bearer(token: string): { Authorization: string } {
  return { Authorization: `Bearer ${token}` };
}

export type Newcomer = ReturnType<typeof newcomer>;

/** A person without an account yet; the body of a registration. */
export function newcomer(changes: Partial<Record<'username' | 'email' | 'password', string>> = {}) {
  const username = changes.username ?? `nadia-${randomUUID()}`;
  return {
    first_name: 'Nadia',
    last_name: 'Saïdi',
    username,
    email: `${username}@example.com`,
    password: randomUUID(),
    ...changes,
  };
}

export type Customer = Newcomer & LoginAnswer & { id: number };

/** A new customer, logged in. */
export async function register(url?: string, person: Newcomer = newcomer()): Promise<Customer> {
  const answer = await json<LoginAnswer>(await send('/api/register/', { ...at(url), body: person }), 201);
  return { ...person, ...answer, id: answer.user.id };
}

export function tryLogin(
  { username, password }: { username: string; password: string },
  url?: string,
): Promise<Response> {
  return send('/api/token/', { ...at(url), body: { username, password } });
}

/** Another session of an account. */
export async function logInAgain(person: { username: string; password: string }, url?: string): Promise<LoginAnswer> {
  return json<LoginAnswer>(await tryLogin(person, url));
}

export function tryRefresh(refresh: string, url?: string): Promise<Response> {
  return send('/api/token/refresh/', { ...at(url), body: { refresh } });
}

/** The status of an account's profile for this token: 200, or 401 if the token is invalid. */
export async function profileStatus(token: string, url?: string): Promise<number> {
  return (await send('/api/user/profile/', { ...at(url), method: 'GET', token })).status;
}

export function sessionIdOf(access: string): string {
  return String(decodeJwt(access).sid);
}

/** All that an answer says, but for its moment: what must not differ where it would tell something. */
export async function wholeAnswer(answer: Response) {
  const headers = [...answer.headers].filter(([name]) => name !== 'date');
  return { status: answer.status, headers, body: await answer.text() };
}

/** A cookie with its attributes, as an answer sets it; undefined if the answer does not set it. */
export function cookieOf(answer: Response, name: string): string | undefined {
  return answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
}

export const officeCookieOf = (answer: Response) => cookieOf(answer, 'payload-token');

/** What a browser that has logged in before sends, so that strangers' guesses do not lock it out. */
export const knownBrowserOf = (answer: Response) => cookieOf(answer, 'known-browser')?.split(';')[0] ?? '';

export const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

function at(url: string | undefined): { url?: string } {
  return url === undefined ? {} : { url };
}
