import { invoiceWords } from '@/words/fr/invoice';
/** No order has this number. */
export default function NotFound() {
  return (
    <main className="invoice-sheet">
      <h1>{invoiceWords.unknown}</h1>
      <p>
        <a href="/admin">{invoiceWords.toOrders}</a>
      </p>
    </main>
  );
}
