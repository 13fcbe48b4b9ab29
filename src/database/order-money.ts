/** How PostgreSQL keeps the money of an order (docs/decisions/0034). */
import type { postgresAdapter } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';
import { check, numeric } from '@payloadcms/db-postgres/drizzle/pg-core';

type SchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]['afterSchemaInit']>[number];

/**
 * The total is the sum of the charges, whatever their kinds. `order_charges_total` comes with the migration
 * `order_charges`. Goods cost something, and nobody is paid for a delivery.
 */
const TOTALS = sql`total = order_charges_total(charges)
  AND jsonb_path_exists(charges, '$[*] ? (@.kind == "subtotal" && @.amount > 0)')
  AND NOT jsonb_path_exists(charges, '$[*] ? (@.kind == "delivery" && @.amount < 0)')`;

export const orderMoney: SchemaHook = ({ schema, extendTable }) => {
  const { orders } = schema.tables;
  if (!orders) throw new Error('The collection orders must exist.');
  extendTable({
    table: orders,
    columns: {
      // For instances of the previous version, which run on during an update: a trigger copies between these and the charges.
      // The next migration of orders may drop both with the trigger `orders_previous_version`.
      subtotal: numeric('subtotal').notNull(),
      delivery_price: numeric('delivery_price').notNull(),
    },
    extraConfig: () => ({ totals: check('orders_totals', TOTALS) }),
  });
  return schema;
};
