/** Chooses the call that answers a URL. */
import type { Payload } from 'payload';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { RouteSpec } from '@/contract/route-spec';
import type { SessionGuard } from '@/http/authenticate';
import type { Call } from '@/http/call';
import { createDispatch } from '@/http/dispatch';

function callAt(method: 'GET' | 'DELETE', path: string): Call {
  const route: RouteSpec = { method, path, summary: '', caller: 'anyone', status: 200, answer: z.null() };
  return { route, answer: async ({ params }) => ({ status: 200, body: { path, params } }) };
}

it('literal segments win over parameters, in any order of the table', async () => {
  const calls = [callAt('GET', '/orders/{id}'), callAt('GET', '/orders/export'), callAt('DELETE', '/orders/{id}')];
  // These calls do not use it; before them the shop's settings are read, of which none is changed.
  const getPayload = async () => ({ db: { pool: { query: async () => ({ rows: [] }) } } }) as unknown as Payload;
  const guard = {} as SessionGuard;

  for (const table of [calls, calls.toReversed()]) {
    const dispatch = createDispatch({ calls: table, guard, getPayload });
    const ask = async (path: string, method = 'GET') =>
      (await dispatch(new Request(`http://shop.test/api/orders/${path}`, { method }))).json();

    expect(await ask('export/')).toEqual({ path: '/orders/export', params: {} });
    expect(await ask('7')).toEqual({ path: '/orders/{id}', params: { id: '7' } });
    expect(await ask('%37//')).toEqual({ path: '/orders/{id}', params: { id: '7' } });
    expect(await ask('a%2Fb%25')).toEqual({ path: '/orders/{id}', params: { id: 'a/b%' } });
    expect(await ask('%65xport')).toEqual({ path: '/orders/export', params: {} });
    expect(await ask(':id')).toEqual({ path: '/orders/{id}', params: { id: ':id' } });
    expect(await ask('*')).toEqual({ path: '/orders/{id}', params: { id: '*' } });
    expect(await ask('export', 'DELETE')).toEqual({ path: '/orders/{id}', params: { id: 'export' } });
  }
});
