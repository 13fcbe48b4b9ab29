/** The requests of the back office's screens, including Payload's own lists: first page and search. */
import type pg from 'pg';
import { shopDay } from '@/domain/dates';
import { ORDER_QUEUES } from '@/domain/orders/order-queues';
import { REPORT_KINDS } from '@/domain/reports';
import { VARIED } from './sample';

export type OfficeCall = {
  screen: string;
  call: string;
  paths: readonly string[];
  /** saved before each request: a product's price, or its move to another category; without paths, the save is timed */
  after?: 'price' | 'move';
  /** whether its growth is promised; that of saves is only shown */
  isPromised: boolean;
};

/** Filters of the order desk that no tab sets. */
const DESK_FILTERS = ['due=true', 'confirmation=to-confirm', 'confirmation=confirmed', 'parcel=live', 'source=shop'];

/** Searches differ from request to request; the other calls repeat, with an edit before each if `after` says so. */
export async function officeCalls(db: pg.Pool): Promise<OfficeCall[]> {
  const [orders, products, categories] = await Promise.all([
    column(db, `SELECT id::text AS value FROM orders ORDER BY md5(id::text) LIMIT ${VARIED}`),
    column(db, `SELECT title AS value FROM products ORDER BY md5(id::text) LIMIT ${VARIED}`),
    column(db, `SELECT slug AS value FROM categories ORDER BY id LIMIT ${VARIED}`),
  ]);
  const phones = await column(db, `SELECT customer_phone AS value FROM orders ORDER BY md5(id::text) LIMIT ${VARIED}`);
  const places = await column(db, 'SELECT id::text AS value FROM wilayas ORDER BY id');
  const bought = await column(
    db,
    `SELECT DISTINCT product_id::text AS value FROM orders_items WHERE product_id IS NOT NULL LIMIT ${VARIED}`,
  );
  const customers = await column(
    db,
    `SELECT customer_first_name || ' ' || customer_last_name AS value FROM orders ORDER BY md5(id::text) LIMIT ${VARIED}`,
  );
  // Twenty days, which both shops fill with as many orders.
  const from = shopDay(new Date(Date.now() - 19 * 86_400_000));
  const screens: Omit<OfficeCall, 'isPromised'>[] = [
    { screen: 'page', call: 'the page itself', paths: ['/admin?tab=orders'] },
    { screen: 'orders', call: 'first page', paths: ['/api/admin/orders/'] },
    { screen: 'orders', call: 'pending ones', paths: ['/api/admin/orders/?status=pending'] },
    { screen: 'orders', call: 'search by id', paths: orders.map((id) => `/api/admin/orders/?search=${id}`) },
    { screen: 'orders', call: 'search by customer', paths: searches('/api/admin/orders/?customer=', customers) },
    { screen: 'orders', call: 'one order', paths: orders.map((id) => `/api/admin/orders/${id}/`) },
    ...ORDER_QUEUES.map((queue) => ({
      screen: 'order desk',
      call: queue,
      paths: [`/api/admin/orders/?queue=${queue}`],
    })),
    ...DESK_FILTERS.map((filter) => ({ screen: 'order desk', call: filter, paths: [`/api/admin/orders/?${filter}`] })),
    { screen: 'order desk', call: 'counts', paths: ['/api/admin/orders/counts/'] },
    { screen: 'order desk', call: 'search by telephone', paths: searches('/api/admin/orders/?customer=', phones) },
    { screen: 'order desk', call: 'by wilaya', paths: places.map((id) => `/api/admin/orders/?wilaya=${id}`) },
    { screen: 'order desk', call: 'by product', paths: bought.map((id) => `/api/admin/orders/?product=${id}`) },
    { screen: 'customers', call: 'first page', paths: ['/api/admin/customers/'] },
    { screen: 'customers', call: 'search by telephone', paths: searches('/api/admin/customers/?search=', phones) },
    { screen: 'customers', call: 'search by name', paths: searches('/api/admin/customers/?search=', customers) },
    {
      screen: 'customers',
      call: 'search by order',
      paths: orders.map((id) => `/api/admin/customers/?search=%23${id}`),
    },
    { screen: 'customers', call: 'one customer', paths: phones.map((phone) => `/api/admin/customers/${phone}/`) },
    { screen: 'packing', call: 'parcels', paths: ['/api/admin/parcels/'] },
    { screen: 'packing', call: 'parcels on their way', paths: ['/api/admin/parcels/?state=live'] },
    { screen: 'packing', call: 'parcels of an order', paths: orders.map((id) => `/api/admin/parcels/?order=${id}`) },
    { screen: 'cash', call: 'what couriers owe', paths: ['/api/admin/cash/'] },
    { screen: 'cash', call: 'parcels', paths: ['/api/admin/cash/parcels/'] },
    { screen: 'cash', call: 'old ones', paths: ['/api/admin/cash/parcels/?older_than=15'] },
    { screen: 'cash', call: 'remittances', paths: ['/api/admin/remittances/'] },
    { screen: 'packing', call: 'batches', paths: ['/api/admin/parcel-batches/'] },
    { screen: 'products', call: 'first page', paths: ['/api/admin/products/'] },
    { screen: 'products', call: 'search', paths: searches('/api/admin/products/?search=', products) },
    { screen: 'products', call: 'by title', paths: ['/api/admin/products/?ordering=title'] },
    { screen: 'products', call: 'by category', paths: searches('/api/admin/products/?category=', categories) },
    { screen: 'products', call: 'out of stock', paths: ['/api/admin/products/?stock_status=outofstock'] },
    { screen: 'products', call: 'first page, price saved', paths: ['/api/admin/products/'], after: 'price' },
    {
      screen: 'products',
      call: 'search, price saved',
      paths: searches('/api/admin/products/?search=', products),
      after: 'price',
    },
    { screen: 'products', call: 'first page, product moved', paths: ['/api/admin/products/'], after: 'move' },
    { screen: 'categories', call: 'tree, price saved', paths: ['/api/admin/categories2/'], after: 'price' },
    { screen: 'categories', call: 'tree, product moved', paths: ['/api/admin/categories2/'], after: 'move' },
    { screen: 'categories', call: 'tree', paths: ['/api/admin/categories2/'] },
    { screen: 'brands', call: 'list', paths: ['/api/admin/tags/'] },
    { screen: 'shipping', call: 'list', paths: ['/api/admin/wilayas/'] },
    { screen: 'dashboard', call: 'figures', paths: ['/api/admin/dashboard/'] },
    ...REPORT_KINDS.map((by) => ({
      screen: 'reports',
      call: `by ${by}`,
      paths: [`/api/admin/reports/?by=${by}&from=${from}`],
    })),
    { screen: 'CMS products', call: 'first page', paths: ['/admin/collections/products'] },
    { screen: 'CMS products', call: 'search', paths: searches('/admin/collections/products?search=', products) },
    { screen: 'CMS orders', call: 'first page', paths: ['/admin/collections/orders'] },
    { screen: 'CMS orders', call: 'search', paths: searches('/admin/collections/orders?search=', customers) },
    { screen: 'CMS categories', call: 'first page', paths: ['/admin/collections/categories'] },
    { screen: 'CMS stock movements', call: 'first page', paths: ['/admin/collections/stock-movements'] },
    { screen: 'CMS pictures', call: 'first page', paths: ['/admin/collections/media'] },
    { screen: 'CMS users', call: 'first page', paths: ['/admin/collections/users'] },
  ];
  const saves: Omit<OfficeCall, 'isPromised'>[] = [
    { screen: 'products', call: 'the save of a price', paths: [], after: 'price' },
    { screen: 'products', call: 'the save of a move', paths: [], after: 'move' },
  ];
  return [
    ...screens.map((call) => ({ ...call, isPromised: true })),
    ...saves.map((call) => ({ ...call, isPromised: false })),
  ];
}

function searches(before: string, texts: readonly string[]): string[] {
  return texts.map((text) => before + encodeURIComponent(text));
}

async function column(db: pg.Pool, statement: string): Promise<string[]> {
  const { rows } = await db.query<{ value: string }>(statement);
  return rows.map(({ value }) => value);
}
