/** The key that a request keeps until the shop has answered. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '../checkout/fake-storage';

let storage = fakeStorage();
beforeEach(() => {
  storage = fakeStorage();
  vi.stubGlobal('window', { sessionStorage: storage });
});
afterEach(() => vi.unstubAllGlobals());

/** The module as after a reload of the page. @returns the key with which a request is sent, however that ends */
async function load() {
  vi.resetModules();
  const { sendWithKey } = await import('@/storefront/recovery/request-key');
  const { ApiError } = await import('@/client/api/api-error');
  type Sent = { content?: string; kind?: 'quote' | 'part-request'; status?: number };
  return async ({ content = 'a', kind = 'quote', status = 201 }: Sent = {}) => {
    let used = '';
    await sendWithKey({ kind, content }, async (key) => {
      used = key;
      if (status !== 201) throw new ApiError({ status, message: 'Refusé.' });
    }).catch(() => {});
    return used;
  };
}

/** The status of an answer that did not arrive. */
const LOST = 0;

it('stays the same for the same request after a lost answer, also after a reload', async () => {
  const key = await (await load())({ status: LOST });

  const send = await load();
  expect(await send({ status: LOST })).toBe(key);
  expect(await send()).toBe(key);
});

it.each([401, 408, 425, 429, 500, 503])('stays after %i, which says nothing of an earlier try', async (status) => {
  const send = await load();
  const key = await send({ status });

  expect(await send()).toBe(key);
});

it.each([201, 400, 409, 413, 422])('goes with the answer or refusal (%i), and leaves nothing', async (status) => {
  const send = await load();
  const key = await send({ status });

  expect(storage.getItem('unanswered-quote')).toBeNull();
  expect(await send()).not.toBe(key);
});

it('is another one for another content or kind', async () => {
  const send = await load();
  const keys = [
    await send({ status: LOST }),
    await send({ kind: 'part-request', status: LOST }),
    await send({ content: 'b', status: LOST }),
  ];

  expect(new Set(keys).size).toBe(3);
});

it('is kept for the page if the browser forbids storage', async () => {
  vi.stubGlobal('window', {
    get sessionStorage(): never {
      throw new Error('forbidden');
    },
  });
  const send = await load();
  const key = await send({ status: LOST });

  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(await send()).toBe(key);
});

it('does not mind what another version of the shop has left', async () => {
  storage.setItem('unanswered-quote', '{"key":7}');

  expect(await (await load())()).toMatch(/^[0-9a-f-]{36}$/);
});
