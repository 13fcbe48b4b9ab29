import type { Payload, TypedUser } from 'payload';
import type { Order } from '@/contract/orders';
import { inLanguage } from '@/runtime/in-language';
import { drawOrderPaper } from './draw-order-paper';
import { invoiceOf } from './invoice';
import { markInvoiced } from './mark-invoiced';

/**
 * The invoices of orders as one PDF, in the shop's own language. Each order's first invoice is recorded.
 * @throws UnavailableError if too many are asked for at once
 */
export async function makeInvoices(
  caller: { payload: Payload; user: TypedUser | null },
  orders: readonly Order[],
): Promise<{ name: string; file: Uint8Array<ArrayBuffer> }> {
  for (const { id } of orders) await markInvoiced(caller, id);
  return inLanguage(null, async () => {
    const invoices = orders.map((order) => invoiceOf(order));
    const [first, ...others] = invoices;
    const name = first && others.length === 0 ? first.fileName : 'factures.pdf';
    return { name, file: await drawOrderPaper(...invoices) };
  });
}
