/** The shop's calls in the name of the account. Apart from `calls.ts`, since a visitor without an account does not need them. */
import type { Method } from '@/client/api/call-api';

import { asAccount } from '@/client/session/account-calls';
import { callShop } from './calls';

/**
 * A refused token (401) ends the session: the shopper is sent to /login.
 * @throws ApiError
 */
export function getOwn<T>(path: string, { signal }: { signal?: AbortSignal } = {}): Promise<T> {
  return asAccount((headers) => callShop<T>('GET', path, { headers, signal }));
}

/** As `getOwn`, with a JSON body unless it is undefined. */
export function sendOwn<T>(method: Exclude<Method, 'GET'>, path: string, json?: unknown): Promise<T> {
  return asAccount((headers) => callShop<T>(method, path, { headers, json }));
}
