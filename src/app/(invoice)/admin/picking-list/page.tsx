import type { Metadata } from 'next';
import { PrintBar } from '@/admin/orders/print-bar';
import { Guard } from '@/admin/shell/guard';
import type { OfficeOrder } from '@/contract/admin/orders';
import { formatNumericDay } from '@/domain/dates';
import { type PickingLine, pickingLines } from '@/domain/parcels/picking';
import { skuOf } from '@/domain/parcels/sheet';
import { shop } from '@/shop';
import { parcelPaperWords } from '@/words/fr/orders/parcels';
import { type ChosenProps, readChosen } from '../read-chosen';

export const dynamic = 'force-dynamic';

export const generateMetadata = (): Metadata => ({ title: `${parcelPaperWords.pickingListOfOrders} - ${shop.name}` });

/** What to take from the shelves for several orders: each product once, with its pieces and its orders. */
export default async function PickingListPage(props: ChosenProps) {
  const orders = await readChosen(props);
  if (!orders) return null;
  const lines = pickingLines(orders.map(asSheet));
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Guard hasCookie>
      <PrintBar />
      <main className="invoice-sheet">
        <header className="invoice-head">
          <div>
            <h1 className="picking-title">{parcelPaperWords.pickingListOfOrders}</h1>
            <p>
              {[
                formatNumericDay(new Date().toISOString()),
                parcelPaperWords.orderCount(orders.length),
                parcelPaperWords.pieces(pieces),
              ].join(' · ')}
            </p>
          </div>
        </header>
        <table className="picking-lines">
          <thead>
            <tr>
              <th aria-hidden />
              <th>{parcelPaperWords.quantity}</th>
              <th>{parcelPaperWords.reference}</th>
              <th>{parcelPaperWords.product}</th>
              <th>{parcelPaperWords.orders}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={`${line.productId} ${line.reference} ${line.title}`}>
                <td>
                  <span aria-hidden className="picking-box" />
                </td>
                <td>{line.quantity}</td>
                <td>{skuOf(line)}</td>
                <td>{line.title}</td>
                <td>{ordersText(line)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </main>
    </Guard>
  );
}

function asSheet({ id, items }: OfficeOrder) {
  return {
    orderId: id,
    items: items.map(({ product_title: title, reference, product_id: productId, quantity }) => ({
      title,
      reference,
      productId,
      quantity,
      price: 0,
    })),
  };
}

function ordersText({ orders }: PickingLine): string {
  return orders.map(({ orderId, quantity }) => `${orderId} (${quantity})`).join(', ');
}
