/** Orders as the API returns them, under every name that their fields have there. */
import type { Order } from '@/contract/orders';
import type { Database } from '@/database/database';
import { type KeptCharge, keptAmounts } from '@/domain/orders/charges';
import { eachOrderText, ORDER_TEXTS, type OrderText, orderColumn } from '@/domain/orders/order-fields';
import type { OrderStatus } from '@/domain/orders/order-status';

export type OrderRow = Record<OrderText, string | null> & {
  id: number;
  status: OrderStatus;
  order_date: Date;
  commune_code: number | null;
  commune_name: string | null;
  charges: KeptCharge[];
  tracking_code: string | null;
};

type ItemRow = {
  order_id: number;
  product_id: number | null;
  title: string;
  reference: string | null;
  image: string | null;
  quantity: number;
  price: number;
  total_price: number;
};

const TEXT_COLUMNS = ORDER_TEXTS.map((name) => `${orderColumn(name)} AS ${name}`);

/** Dinars come as numbers, not as PostgreSQL's texts. */
export const ORDER_COLUMNS = `id, status, order_date, ${TEXT_COLUMNS.join(', ')}, commune_code::int AS commune_code, commune_name,
  charges, tracking_code`;

/**
 * The line of a deleted product has no product id, and shoppers get no id of a product withdrawn from sale: the line links to
 * nothing. Payload stores the line's product number as numeric, for which an index on integers cannot be used.
 */
const itemsStatement = ({
  columns = '',
  isShown = '',
}) => `SELECT ${columns} i._parent_id AS order_id, p.id AS product_id, i.title, i.reference, i.image, i.quantity::int AS quantity,
    i.price::float8 AS price, i.total_price::float8 AS total_price
  FROM orders_items i LEFT JOIN products p ON p.id = i.product_id::int ${isShown}
  WHERE i._parent_id = ANY($1::int[]) ORDER BY i._parent_id, i._order`;

const ITEMS_FOR_SHOPPERS = { name: 'order-items', text: itemsStatement({ isShown: 'AND p.published' }) };
const ITEMS_FOR_OFFICE = { name: 'order-items-office', text: itemsStatement({ columns: 'i.id,' }) };

/** Orders of the shape of `ORDER_COLUMNS` with their items, in the same order, as shoppers see them. */
export async function showOrders(db: Database, rows: readonly OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return [];
  const { rows: items } = await db.query<ItemRow>({ ...ITEMS_FOR_SHOPPERS, values: [rows.map(({ id }) => id)] });
  const itemsOf = Map.groupBy(items, ({ order_id }) => order_id);
  return rows.map((row) => ({ ...shownOrder(row), items: (itemsOf.get(row.id) ?? []).map(shownItem) }));
}

type OfficeItem = Order['items'][number] & { id: string };

/** The items of these orders as the back office sees them, by order: lines also lead to products withdrawn from sale. */
export async function readOfficeItems(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, OfficeItem[]>> {
  const { rows } = await db.query<ItemRow & { id: string }>({ ...ITEMS_FOR_OFFICE, values: [ids] });
  const found = Map.groupBy(rows, ({ order_id }) => order_id);
  return new Map([...found].map(([id, items]) => [id, items.map((item) => ({ ...shownItem(item), id: item.id }))]));
}

/** @returns null if there is no order with this number */
export async function readOrder(db: Database, id: number): Promise<Order | null> {
  const { rows } = await db.query<OrderRow>(`SELECT ${ORDER_COLUMNS} FROM orders WHERE id = $1`, [id]);
  return (await showOrders(db, rows))[0] ?? null;
}

export function shownOrder(row: OrderRow): Omit<Order, 'items'> {
  const texts = eachOrderText((name) => row[name] ?? '');
  return {
    id: row.id,
    status: row.status,
    order_date: row.order_date.toISOString(),
    customer_name: `${texts.customer_first_name} ${texts.customer_last_name}`.trim(),
    ...texts,
    commune: row.commune_code === null ? null : { code: row.commune_code, name: row.commune_name ?? '' },
    ...keptAmounts(row.charges),
    tracking_code: row.tracking_code,
  };
}

function shownItem({ order_id: _, title, image, ...item }: ItemRow): Order['items'][number] {
  return { ...item, product_title: title, product_name: title, image, product_image: image };
}
