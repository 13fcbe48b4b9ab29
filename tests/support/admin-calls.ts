/** The calls of the back office, as its screens make them. */
import { inject } from 'vitest';
import { bearer } from './accounts';
import { ask } from './api';

type Sent = { method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; body?: object; token?: string | null };

/**
 * Calls with the admin's token by default; with `null`, without a token. A `FormData` is sent as it is, any other body as JSON.
 */
export function askAdmin(path: string, { method = 'GET', body, token }: Sent = {}): Promise<Response> {
  const asker = token === undefined ? inject('adminToken') : token;
  const isForm = body instanceof FormData;
  return ask(path, {
    method,
    headers: {
      ...(asker === null ? {} : bearer(asker)),
      ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
}

export function form(fields: Record<string, string | File>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}
