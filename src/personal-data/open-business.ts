import { sql } from '@payloadcms/db-postgres';
import { asIds } from '@/database/locks';
import { asTexts } from '@/database/texts';
import { executeInTransaction, type InTransaction } from '@/database/transaction';
import { OPEN_STATUSES } from '@/domain/orders/order-status';
import { OPEN_STATES } from '@/domain/parcels/odd';
import type { OpenBusiness } from '@/domain/personal-data';
import type { Person } from './person';

/** Orders, parcels and returns of a person that the shop still has to do with, the oldest of each first. */
export function findOpenBusiness(req: InTransaction, { orders }: Pick<Person, 'orders'>): Promise<OpenBusiness[]> {
  const ids = asIds(orders);
  return executeInTransaction<OpenBusiness>(
    req,
    sql`SELECT 'order' AS kind, id FROM orders WHERE id = ANY(${ids}) AND status::text = ANY(${asTexts(OPEN_STATUSES)})
        UNION ALL
        SELECT 'parcel', id FROM parcels WHERE order_id = ANY(${ids}) AND state = ANY(${asTexts(OPEN_STATES)})
        UNION ALL
        SELECT 'return', p.id FROM parcels p WHERE p.order_id = ANY(${ids}) AND p.state = 'returned'
          AND NOT EXISTS (SELECT FROM parcel_returns r WHERE r.parcel_id = p.id)
        ORDER BY kind, id`,
  );
}
