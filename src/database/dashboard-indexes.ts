/** Indexes for what the back office's dashboard asks: products low in stock, the latest changes of orders. */
import type { postgresAdapter } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';
import { index } from '@payloadcms/db-postgres/drizzle/pg-core';
import { LOW_STOCK } from '@/domain/availability';
import { columnOf } from './column-of';

type SchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]['afterSchemaInit']>[number];

export const dashboardIndexes: SchemaHook = ({ schema, extendTable }) => {
  const { products, orders_status_history: history } = schema.tables;
  if (!products || !history) throw new Error('The tables products and orders_status_history must exist.');
  extendTable({
    table: products,
    extraConfig: (table) => ({
      // A number in the text, no parameter: only then does PostgreSQL know that a question fits the index.
      lowStock: index('products_low_stock_idx')
        .on(columnOf(table, 'stock'))
        .where(sql.raw(`stock <= ${LOW_STOCK}`)),
    }),
  });
  extendTable({
    table: history,
    extraConfig: (table) => ({
      // nullsFirst is PostgreSQL's own default for DESC; without it no ORDER BY … DESC can use the index.
      latest: index('orders_status_history_latest_idx').on(
        columnOf(table, 'at').desc().nullsFirst(),
        columnOf(table, '_parentID').desc().nullsFirst(),
        columnOf(table, '_order').desc().nullsFirst(),
      ),
    }),
  });
  return schema;
};
