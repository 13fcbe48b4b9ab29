import config from '@payload-config';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getPayload } from 'payload';
import { cache } from 'react';
import { InvoiceBar } from '@/admin/orders/invoice-bar';
import { Guard } from '@/admin/shell/guard';
import { parseId } from '@/contract/catalogue';
import { mayHandleOrders } from '@/domain/accounts/roles';
import { invoiceOf } from '@/orders/invoices/invoice';
import { markInvoiced } from '@/orders/invoices/mark-invoiced';
import { readOfficeOrder } from '@/orders/reading/read-office-orders';
import { officeUser } from '../../../../(payload)/office-user';
import { InvoiceSheet } from './invoice-sheet';

type Props = { params: Promise<{ id: string }> };

/** Null unless the caller may handle orders; others see the layout's guard instead. */
const readInvoice = cache(async (text: string) => {
  const user = await officeUser();
  if (!mayHandleOrders(user)) return null;
  const id = parseId(text);
  const payload = await getPayload({ config });
  const order = id === null ? null : await readOfficeOrder(payload.db.pool, id);
  if (!order) return notFound();
  await markInvoiced({ payload, user }, order.id);
  return invoiceOf(order);
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const invoice = await readInvoice((await params).id);
  return invoice ? { title: `${invoice.title} - ${invoice.seller.name}` } : {};
}

/**
 * An order's invoice for printing, in the same words as its PDF. The guard closes it when the session ends and is itself
 * invisible. It is here rather than in the layout, where a missing order would not give a 404.
 */
export default async function InvoicePage({ params }: Props) {
  const invoice = await readInvoice((await params).id);
  if (!invoice) return null;
  return (
    <Guard hasCookie>
      <InvoiceBar orderId={invoice.orderId} />
      <InvoiceSheet invoice={invoice} />
    </Guard>
  );
}
