import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { recordAudits } from '@/audit/record';
import { executeInTransaction } from '@/database/transaction';
import type { AuditChanges } from '@/domain/audit';
import type { Person } from './person';
import { NOBODY, PLACES } from './places';

/**
 * Erases a person from every place but the account, which the caller deletes afterwards. Statuses, lines and amounts stay, for the books
 * and the figures. The caller has locked the rows.
 * @param keepsInvoiced whether orders that were invoiced keep name and address
 */
export async function erasePlaces(
  req: PayloadRequest,
  { person, keepsInvoiced }: { person: Person; keepsInvoiced: boolean },
): Promise<void> {
  await executeInTransaction(req, ALLOW_LEDGER);
  for (const { table, where, erase } of PLACES) {
    if (!erase || erase.by === 'account') continue;
    const rows = where(person);
    if (erase.by === 'deletion') {
      await executeInTransaction(req, sql`DELETE FROM ${sql.raw(table)} t WHERE ${rows}`);
    } else if (erase.invoiced && keepsInvoiced) {
      await update(req, { table, set: erase.invoiced, rows: sql`(${rows}) AND t.invoiced_at IS NOT NULL` });
      await update(req, { table, set: erase.set, rows: sql`(${rows}) AND t.invoiced_at IS NULL` });
    } else await update(req, { table, set: erase.set, rows });
  }
  await recordErasedOrders(req, person);
}

/** What the guard of the ledger of cash asks for, in this transaction alone. */
const ALLOW_LEDGER = sql`SELECT set_config('thermopieces.erasing', 'on', true)`;

type Update = { table: string; set: Readonly<Record<string, string>>; rows: SQL };

async function update(req: PayloadRequest, { table, set, rows }: Update): Promise<void> {
  const columns = Object.entries(set).map(([column, value]) => `"${column}" = ${value}`);
  await executeInTransaction(req, sql`UPDATE ${sql.raw(table)} t SET ${sql.raw(columns.join(', '))} WHERE ${rows}`);
}

function recordErasedOrders(req: PayloadRequest, { orders, accounts }: Person): Promise<void> {
  const [account = null] = accounts;
  const customer = ['***', `${NOBODY.firstName} ${NOBODY.lastName}`] as const;
  const changes: AuditChanges = account === null ? { customer } : { account: [account, null], customer };
  return recordAudits(
    req,
    orders.map((id) => ({ action: 'update', subjectType: 'orders', subjectId: id, changes })),
  );
}
