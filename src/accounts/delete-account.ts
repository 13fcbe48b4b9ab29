import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { forgetConversations } from '@/confirmation/forget-conversations';
import { lockRows } from '@/database/locks';
import type { SessionUser } from '@/database/session-user';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import { OPEN_STATUSES, type OrderStatus } from '@/domain/orders/order-status';
import { forgetCustomer } from '@/orders/forget-customer';
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
    await forgetConversations(req, { accountId: user.id });
    await forgetOutside(req, user);
    await forgetCustomer(req, { accountId: user.id, username: user.username ?? '' });
    await queueNotice(req, { address: user.email, username: user.username ?? '', kind: 'account-deleted' });
    await payload.delete({ collection: 'users', id: user.id, depth: 0, overrideAccess: true, req });
    return { keep: true, value: { ok: true } };
  });
  return value;
}

/** Deletes quotes that became orders of the account, and its mails that are waiting or have failed. */
async function forgetOutside(req: PayloadRequest, { id, email, username }: SessionUser): Promise<void> {
  await executeInTransaction(
    req,
    sql`DELETE FROM quotes WHERE order_id IN (SELECT id FROM orders WHERE account_id = ${id})`,
  );
  await executeInTransaction(
    req,
    sql`DELETE FROM payload_jobs WHERE input->>'userId' = ${String(id)}
        OR (task_slug = 'send-password-reset' AND input->>'name' IN (${email}, ${username ?? ''}))
        OR (task_slug = 'send-account-notice' AND (input->>'address' = ${email} OR input->>'username' = ${username ?? ''}))`,
  );
}
