import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { lockRows } from '@/database/locks';
import type { SessionUser } from '@/database/session-user';
import { inTransaction } from '@/database/transaction';
import { OPEN_STATUSES, type OrderStatus } from '@/domain/orders/order-status';
import { erasePlaces } from '@/personal-data/erase-places';
import { personOfAccount } from '@/personal-data/person-of-account';
import { lockAccount } from './account-row';
import { isLastAdminOfShop } from './last-admin';
import { queueNotice } from './mails/account-notice';

type Result = { ok: true } | { ok: false; reason: 'open-orders' | 'last-admin' };

/**
 * Deletes an account at its owner's request. Orders stay for the books, without the account; name, address and telephone
 * stay only on orders that were invoiced.
 * @throws DatabaseAwayError if the deletion was not committed
 */
export async function deleteAccount({ payload, user }: { payload: Payload; user: SessionUser }): Promise<Result> {
  const { value } = await inTransaction<Result>({ payload, user }, async (req) => {
    if (await isLastAdminOfShop(req, user.id)) return { keep: false, value: { ok: false, reason: 'last-admin' } };
    await lockAccount(req, user.id);
    const orders = await lockRows<{ status: OrderStatus }>(req, 'orders', sql`account_id = ${user.id}`, 'status');
    if (orders.some(({ status }) => OPEN_STATUSES.includes(status)))
      return { keep: false, value: { ok: false, reason: 'open-orders' } };
    const person = await personOfAccount(req, { id: user.id, username: user.username ?? '', email: user.email });
    await erasePlaces(req, { person, keepsInvoiced: true });
    await queueNotice(req, { address: user.email, username: user.username ?? '', kind: 'account-deleted' });
    await payload.delete({ collection: 'users', id: user.id, depth: 0, overrideAccess: true, req });
    return { keep: true, value: { ok: true } };
  });
  return value;
}
