/** The back office's screen of orders, as the admin uses it. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { BackOffice } from '../../../support/back-office';
import { createProduct } from '../../../support/back-office';
import { orderBody, postOrder } from '../../../support/orders';

export type PlacedOrder = { id: number; code: string; productId: number; title: string; total: number; name: string };

/** A surname that no other customer has. */
export function ownSurname(): string {
  return `Zz${randomUUID().slice(0, 13).replaceAll('-', '')}`;
}

export type OrderOptions = {
  customer?: Record<string, string>;
  shipping?: Record<string, string>;
  quantity?: number;
  reference?: string;
};

/** An order of one new product, placed by a guest. */
export async function placeOrderAt(
  url: string,
  office: BackOffice,
  { customer = {}, shipping = {}, quantity = 1, reference }: OrderOptions = {},
): Promise<PlacedOrder> {
  const product = await createProduct(office, { price: 1250.5, stock: 10, ...(reference && { reference }) });
  const body = orderBody(product.id, { items: [{ product_id: product.id, quantity }] });
  const response = await postOrder(url, {
    ...body,
    // Each order has a telephone of its own, since a claim covers the customer.
    customer: { ...body.customer, email: 'amine@example.com', ...customer },
    shipping: { ...body.shipping, ...shipping },
  });
  const answer = (await response.json()) as { order_id: number; tracking_code: string; total: number };
  if (response.status !== 201) throw new Error(`The order was refused: ${JSON.stringify(answer)}`);
  const name = `${customer.firstName ?? 'Amine'} ${customer.lastName ?? 'Benali'}`;
  return {
    id: answer.order_id,
    code: answer.tracking_code,
    productId: product.id,
    title: product.title,
    total: answer.total,
    name,
  };
}

export function ordersTable(page: Page) {
  return page.getByRole('table', { name: 'Orders' });
}

export function rowOf(page: Page, id: number) {
  return ordersTable(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Open order #${id}`, exact: true }) });
}

export function orderDialog(page: Page, id: number) {
  return page.getByRole('dialog', { name: `Order Details - #${id}` });
}

/** The numbers of the orders on the page, from above. */
export async function shownOrders(page: Page): Promise<number[]> {
  const names = await ordersTable(page)
    .getByRole('button', { name: /^Open order #/ })
    .allTextContents();
  return names.map((name) => Number(name.replace('#', '')));
}

export async function searchCustomer(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search by customer name, email or phone...' }).fill(text);
}

export async function searchNumber(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search by order ID...' }).fill(text);
}

/** What a file that the page saves holds. */
export async function downloaded(page: Page, click: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  return { name: download.suggestedFilename(), bytes: Buffer.concat(chunks) };
}
