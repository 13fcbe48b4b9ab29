import { type Invoice, referenceText } from '@/orders/invoices/invoice';
import { invoiceWords } from '@/words/fr/orders/invoice';

/** The paper itself. What customers wrote may be in Arabic, and is set in its own direction. */
export function InvoiceSheet({ invoice, Frame = 'main' }: { invoice: Invoice; Frame?: 'main' | 'article' }) {
  const { seller, customer, remark, facts, lines, totals, notice } = invoice;
  return (
    <Frame className="invoice-sheet">
      <header className="invoice-head">
        <div>
          <p className="invoice-shop">{seller.name}</p>
          {seller.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <div>
          <h1>{invoice.title}</h1>
          {notice !== null && <p className="invoice-notice">{notice}</p>}
        </div>
      </header>
      <div className="invoice-parties">
        <section>
          <h2>{invoiceWords.billedTo}</h2>
          <p dir="auto">
            <strong>{customer.name}</strong>
          </p>
          {customer.lines.map((line) => (
            <p key={line} dir="auto">
              {line}
            </p>
          ))}
        </section>
        <dl className="invoice-facts">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {remark !== null && (
        <section className="invoice-remark">
          <h2>{remark.label}</h2>
          <p dir="auto">{remark.value}</p>
        </section>
      )}
      <table className="invoice-lines">
        <thead>
          <tr>
            <th scope="col">{invoiceWords.article}</th>
            <th scope="col">{invoiceWords.quantity}</th>
            <th scope="col">{invoiceWords.unitPrice}</th>
            <th scope="col">{invoiceWords.total}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ title, reference, quantity, unitPrice, total }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change, and two may bear the same words
            <tr key={index}>
              <td dir="auto">
                {title}
                {reference !== null && <span className="invoice-reference">{referenceText(reference)}</span>}
              </td>
              <td>{quantity}</td>
              <td>{unitPrice}</td>
              <td>{total}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="invoice-totals">
        {totals.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Frame>
  );
}
