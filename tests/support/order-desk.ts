/** The order desk's calls: confirmation by telephone, claims, notes, amendments and orders that are taken, with one person's token. */
import { inject } from 'vitest';
import { send } from './accounts';
import { ordersOf } from './admin-orders';
import type { BackOffice } from './back-office';
import { createPerson } from './people';

const keyed = (key: string | undefined) => (key === undefined ? {} : { headers: { 'Idempotency-Key': key } });

export function deskOf(office: BackOffice) {
  const { token } = office;
  const at = (id: number, path: string) => `/api/admin/orders/${id}/${path}/`;
  return {
    ...ordersOf(office),
    call: (id: number, body: unknown, key?: string) => send(at(id, 'calls'), { token, body, ...keyed(key) }),
    claim: (id: number) => send(at(id, 'claim'), { token }),
    release: (id: number) => send(at(id, 'claim'), { token, method: 'DELETE' }),
    amend: (id: number, body: unknown) => send(`/api/admin/orders/${id}/`, { token, method: 'PATCH', body }),
    take: (body: unknown, key?: string) => send('/api/admin/orders/', { token, body, ...keyed(key) }),
    moveAll: (ids: unknown, status: unknown, from?: unknown) =>
      send('/api/admin/orders/bulk-status/', { token, body: { ids, status, ...(from !== undefined && { from }) } }),
    note: (id: number, text: unknown) => send(at(id, 'notes'), { token, body: { text } }),
  };
}

/** A new clerk, with the calls of the order desk. */
export async function newClerk(admin: BackOffice) {
  const person = await createPerson({ url: inject('shop').url, admin, role: 'clerk' });
  return { ...person, desk: deskOf(person.office) };
}
