import { officeOrderScreenWords } from '@/words/en/orders/order-screens';
/** No order has this number. */
export default function NotFound() {
  return (
    <main lang="en" className="invoice-sheet">
      <h1>{officeOrderScreenWords.unknown}</h1>
      <p>
        <a href="/admin">{officeOrderScreenWords.toOrders}</a>
      </p>
    </main>
  );
}
