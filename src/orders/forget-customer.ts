import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { recordAudits } from '@/audit/record';
import { asIds } from '@/database/locks';
import { executeInTransaction } from '@/database/transaction';
import { customerText } from './reading/customer-text';

/** The name of a deleted customer on the orders that remain. */
const NOBODY = { firstName: 'Client', lastName: 'supprimé' };

/** Columns derived from the customer's data, or identifying the customer's browser. */
const UNNEEDED = sql.raw(
  [
    'phone_key',
    'email_key',
    'customer_phone2',
    'customer_phone_key',
    'request_hash',
    'idempotency_key',
    'guest_id',
    'tracking_code',
  ]
    .map((name) => `${name} = NULL`)
    .join(', '),
);

type Invoiced = { id: number; first_name: string | null; last_name: string | null };

/**
 * Erases the customer from the orders of a deleted account. Orders with an invoice keep name and address, which the books need;
 * all keep the wilaya, for the figures. The hash of the request is erased because name and address can be guessed from it. The
 * caller has locked the orders' rows.
 */
export async function forgetCustomer(
  req: PayloadRequest,
  { accountId, username }: { accountId: number; username: string },
): Promise<void> {
  const folded = customerText({ ...NOBODY, email: '', phone: '' });
  const forgotten = await executeInTransaction<{ id: number }>(
    req,
    sql`UPDATE orders SET
          customer_first_name = ${NOBODY.firstName}, customer_last_name = ${NOBODY.lastName}, customer_folded = ${folded},
          customer_email = '', customer_phone = '', ${UNNEEDED},
          shipping_address = '', shipping_city = '', shipping_postal_code = 'unset', shipping_additional_info = '',
          commune_code = NULL, commune_name = NULL, updated_at = now()
        WHERE account_id = ${accountId} AND invoiced_at IS NULL RETURNING id`,
  );
  const invoiced = await executeInTransaction<Invoiced>(
    req,
    sql`UPDATE orders SET customer_email = '', customer_phone = '', shipping_additional_info = '', ${UNNEEDED}, updated_at = now()
        WHERE account_id = ${accountId} AND invoiced_at IS NOT NULL
        RETURNING id, customer_first_name AS first_name, customer_last_name AS last_name`,
  );
  for (const { id, first_name, last_name } of invoiced) {
    const name = customerText({ firstName: first_name ?? '', lastName: last_name ?? '', email: '', phone: '' });
    await executeInTransaction(req, sql`UPDATE orders SET customer_folded = ${name} WHERE id = ${id}`);
  }
  const ids = [...forgotten, ...invoiced].map(({ id }) => id);
  const by = `${NOBODY.firstName} ${NOBODY.lastName}`;
  await executeInTransaction(
    req,
    sql`UPDATE orders_status_history SET by = ${by} WHERE _parent_id = ANY(${asIds(ids)}) AND by = ${username}`,
  );
  await recordAudits(
    req,
    ids.map((id) => ({
      action: 'update',
      subjectType: 'orders',
      subjectId: id,
      changes: { account: [accountId, null], customer: ['***', by] },
    })),
  );
}
