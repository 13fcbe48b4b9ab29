import type { Metadata } from 'next';
import { PrintBar } from '@/admin/orders/print-bar';
import { Guard } from '@/admin/shell/guard';
import { invoiceOf } from '@/orders/invoices/invoice';
import { shop } from '@/shop';
import { invoiceWords } from '@/words/fr/orders/invoice';
import { InvoiceSheet } from '../invoice/[id]/invoice-sheet';
import { type ChosenProps, readChosen } from '../read-chosen';

export const dynamic = 'force-dynamic';

export const generateMetadata = (): Metadata => ({ title: `${invoiceWords.several} - ${shop.name}` });

/** The invoices of several orders, each on its own paper. */
export default async function InvoicesPage(props: ChosenProps) {
  const orders = await readChosen(props, { areInvoiced: true });
  if (!orders) return null;
  return (
    <Guard hasCookie>
      <PrintBar />
      <main>
        {orders.map((order) => (
          <InvoiceSheet key={order.id} invoice={invoiceOf(order)} Frame="article" />
        ))}
      </main>
    </Guard>
  );
}
