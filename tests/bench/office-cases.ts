/** The requests of the back office's screens, including Payload's own lists: one person asking. */
import { shopDay } from '@/domain/dates';
import { ORDER_QUEUES } from '@/domain/orders/order-queues';
import { REPORT_KINDS } from '@/domain/reports';
import { type Contender, column, pick, VARIED } from './contender';
import type { LoadRequest } from './load';
import type { Case } from './measure';

/** What is saved before each request: a product's price, or its move to another category. */
type Edit = 'price' | 'move';
/** Each value takes the place of the path's asterisk. */
type Screen = [call: string, path: string, values?: readonly string[], edit?: Edit];

const MAX_GROWTH = 3;

/** Searches differ from request to request; the other calls repeat. */
export async function officeCases(contender: Contender): Promise<Case[]> {
  const { token } = contender;
  const headers = { Authorization: `Bearer ${token}`, Cookie: `payload-token=${token}` };
  const get = (path: string): LoadRequest => ({ method: 'GET', path, headers });
  const edit = await openEdits(contender, headers);
  const caseOf = (call: string, next: Case['next'], promised: Case['promised']): Case => ({
    call: `office ${call}`,
    mode: '-',
    next,
    connections: [1],
    promised,
  });
  const screens = (await screensOf(contender)).map(([call, path, values = [''], before]) => {
    let [index, isEdited] = [0, false];
    const next = () => {
      isEdited = before !== undefined && !isEdited;
      if (before && isEdited) return { ...edit(before), isUnmeasured: true };
      return get(path.replace('*', encodeURIComponent(pick(values, index++))));
    };
    return caseOf(call, next, { growth: MAX_GROWTH });
  });
  return [
    ...screens,
    // Their growth is only shown.
    caseOf('products, the save of a price', () => edit('price'), {}),
    caseOf('products, the save of a move', () => edit('move'), {}),
  ];
}

async function openEdits({ db }: Contender, headers: Record<string, string>): Promise<(kind: Edit) => LoadRequest> {
  const [product] = await column<number>(db, 'SELECT id FROM products WHERE published ORDER BY id LIMIT 1');
  const categories = await column<number>(db, 'SELECT id FROM categories ORDER BY id LIMIT 2');
  let edits = 0;
  return (kind) => {
    edits += 1;
    const fields = kind === 'price' ? { price: 1_000 + edits } : { category_ids: [pick(categories, edits)] };
    return {
      method: 'PUT',
      path: `/api/admin/products/${product}/`,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
    };
  };
}

async function screensOf({ db }: Contender): Promise<Screen[]> {
  const some = (value: string, from: string) =>
    column(db, `SELECT ${value} FROM ${from} ORDER BY md5(id::text) LIMIT ${VARIED}`);
  const orders = await some('id::text', 'orders');
  const phones = await some('customer_phone', 'orders');
  const customers = await some(`customer_first_name || ' ' || customer_last_name`, 'orders');
  const titles = await some('title', 'products');
  const categories = await some('slug', 'categories');
  const wilayas = await some('id::text', 'wilayas');
  const bought = await column(
    db,
    `SELECT DISTINCT product_id::text FROM orders_items WHERE product_id IS NOT NULL LIMIT ${VARIED}`,
  );
  // Twenty days, which both shops fill with as many orders.
  const from = shopDay(new Date(Date.now() - 19 * 86_400_000));
  // Filters of the order desk that no tab sets, after its tabs.
  const filters = ['due=true', 'confirmation=to-confirm', 'confirmation=confirmed', 'parcel=live', 'source=shop'];
  return [
    ['page, the page itself', '/admin?tab=orders'],
    ['orders, first page', '/api/admin/orders/'],
    ['orders, pending ones', '/api/admin/orders/?status=pending'],
    ['orders, search by id', '/api/admin/orders/?search=*', orders],
    ['orders, search by customer', '/api/admin/orders/?customer=*', customers],
    ['orders, one order', '/api/admin/orders/*/', orders],
    ...[...ORDER_QUEUES.map((queue) => `queue=${queue}`), ...filters].map(
      (filter): Screen => [`order desk, ${filter}`, `/api/admin/orders/?${filter}`],
    ),
    ['order desk, counts', '/api/admin/orders/counts/'],
    ['order desk, search by telephone', '/api/admin/orders/?customer=*', phones],
    ['order desk, by wilaya', '/api/admin/orders/?wilaya=*', wilayas],
    ['order desk, by product', '/api/admin/orders/?product=*', bought],
    ['customers, first page', '/api/admin/customers/'],
    ['customers, search by telephone', '/api/admin/customers/?search=*', phones],
    ['customers, search by name', '/api/admin/customers/?search=*', customers],
    ['customers, search by order', '/api/admin/customers/?search=*', orders.map((id) => `#${id}`)],
    ['customers, one customer', '/api/admin/customers/*/', phones],
    ['packing, parcels', '/api/admin/parcels/'],
    ['packing, parcels on their way', '/api/admin/parcels/?state=live'],
    ['packing, parcels of an order', '/api/admin/parcels/?order=*', orders],
    ['packing, batches', '/api/admin/parcel-batches/'],
    ['cash, what couriers owe', '/api/admin/cash/'],
    ['cash, parcels', '/api/admin/cash/parcels/'],
    ['cash, old ones', '/api/admin/cash/parcels/?older_than=15'],
    ['cash, remittances', '/api/admin/remittances/'],
    ['products, first page', '/api/admin/products/'],
    ['products, search', '/api/admin/products/?search=*', titles],
    ['products, by title', '/api/admin/products/?ordering=title'],
    ['products, by category', '/api/admin/products/?category=*', categories],
    ['products, out of stock', '/api/admin/products/?stock_status=outofstock'],
    ['products, first page, price saved', '/api/admin/products/', [''], 'price'],
    ['products, search, price saved', '/api/admin/products/?search=*', titles, 'price'],
    ['products, first page, product moved', '/api/admin/products/', [''], 'move'],
    ['categories, tree', '/api/admin/categories2/'],
    ['categories, tree, price saved', '/api/admin/categories2/', [''], 'price'],
    ['categories, tree, product moved', '/api/admin/categories2/', [''], 'move'],
    ['brands, list', '/api/admin/tags/'],
    ['shipping, list', '/api/admin/wilayas/'],
    ['dashboard, figures', '/api/admin/dashboard/'],
    ...REPORT_KINDS.map((by): Screen => [`reports, by ${by}`, `/api/admin/reports/?by=${by}&from=${from}`]),
    ['CMS products, first page', '/admin/collections/products'],
    ['CMS products, search', '/admin/collections/products?search=*', titles],
    ['CMS orders, first page', '/admin/collections/orders'],
    ['CMS orders, search', '/admin/collections/orders?search=*', customers],
    ['CMS categories, first page', '/admin/collections/categories'],
    ['CMS stock movements, first page', '/admin/collections/stock-movements'],
    ['CMS pictures, first page', '/admin/collections/media'],
    ['CMS users, first page', '/admin/collections/users'],
  ];
}
