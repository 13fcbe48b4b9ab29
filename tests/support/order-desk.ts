/** The order desk's calls: confirmation by telephone, claims and notes, with somebody's token. */
import { send } from './accounts';
import { ordersOf } from './admin-orders';
import type { BackOffice } from './back-office';

export function deskOf(office: BackOffice) {
  const { token } = office;
  const at = (id: number, path: string) => `/api/admin/orders/${id}/${path}/`;
  return {
    ...ordersOf(office),
    call: (id: number, body: unknown, key?: string) =>
      send(at(id, 'calls'), { token, body, ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }) }),
    claim: (id: number) => send(at(id, 'claim'), { token }),
    release: (id: number) => send(at(id, 'claim'), { token, method: 'DELETE' }),
    note: (id: number, text: unknown) => send(at(id, 'notes'), { token, body: { text } }),
  };
}
