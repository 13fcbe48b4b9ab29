/** Sends requests to the shared shop of the API tests and reads its answers. */
import { expect, inject, vi } from 'vitest';
import { type BackOffice, backOffice } from './back-office';

export type ErrorBody = { message: string; error: string; details?: Record<string, unknown[]> };

/**
 * The shared shop's back office, with the admin's login that all tests share. Waits until a new category or brand is in the
 * public lists: they may lag by a second, which most tests do not examine.
 */
export function sharedOffice(): BackOffice {
  const office = backOffice({ url: inject('shop').url, token: inject('adminToken') });
  const create: BackOffice['create'] = async (collection, data) => {
    const doc = await office.create<never>(collection, data);
    if (collection === 'categories' || collection === 'tags') await untilListed(doc);
    return doc;
  };
  return { ...office, create };
}

async function untilListed({ id, slug }: { id: number; slug: string }): Promise<void> {
  const entry = new RegExp(`"id":${id},"name":"[^"]*","slug":"${slug}"`);
  await vi.waitFor(async () => expect(await (await ask('/api/categories-tags/')).text()).toMatch(entry), {
    interval: 20,
    timeout: 10_000,
  });
}

/** Sends a request to the shared shop. Redirects are not followed, since each would be a defect. */
export function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${inject('shop').url}${path}`, { redirect: 'manual', ...init });
}

/** The JSON of an answer that must have this status. */
export async function json<T>(response: Response, status = 200): Promise<T> {
  const text = await response.text();
  expect(response.status, text).toBe(status);
  // The caller names the shape, and checks it next.
  return JSON.parse(text) as T;
}

/** Expects one answer at two addresses. Other test files write to the same shop, so the answers may differ once, but not each time. */
export async function expectSameAnswer(one: string, other: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const answers = await Promise.all([ask(one), ask(other)]);
      expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
      expect(await answers[0]?.text()).toBe(await answers[1]?.text());
    },
    { timeout: 20_000 },
  );
}

export async function getJson<T>(path: string): Promise<T> {
  return json<T>(await ask(path));
}

/** The body of a refusal: JSON of the documented shape, with this status. */
export async function refusal(response: Response, status: number): Promise<ErrorBody> {
  const body = await json<ErrorBody>(response, status);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(body).toMatchObject({ message: expect.stringMatching(/\S/), error: body.message });
  return body;
}
