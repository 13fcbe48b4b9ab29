/** The quote in French, as the sheet that is drawn as PDF. Pure. */
import type { Quote } from '@/contract/quotes';
import { formatLongDate } from '@/domain/dates';
import { lastDayOf } from '@/domain/orders/quotes';
import { formatFrenchAmount } from '@/domain/price-texts';
import { type OrderPaper, sellerLines, shopAsSeller } from '@/orders/invoices/invoice';
import { shop } from '@/shop';
import { quoteWords } from '@/words/fr/orders/quotes';

export function quotePaper(quote: Quote): OrderPaper {
  const { number, created_at, customer_name, company, items, subtotal, state } = quote;
  const numbers = [
    { label: quoteWords.rc, value: company?.rc ?? '' },
    { label: quoteWords.nif, value: company?.nif ?? '' },
  ].filter(({ value }) => value !== '');
  return {
    title: quoteWords.title(number),
    fileName: `devis-${number}.pdf`,
    customerLabel: quoteWords.for,
    facts: [
      { label: quoteWords.date, value: formatLongDate(created_at) },
      { label: quoteWords.validUntil, value: formatLongDate(lastDayOf(quote)) },
    ],
    seller: { name: shop.name, lines: sellerLines(shopAsSeller()) },
    customer: {
      name: company?.name ?? customer_name,
      lines: [...(company ? [customer_name] : []), ...numbers.map(({ label, value }) => `${label} : ${value}`)],
    },
    remark: { label: quoteWords.conditions, value: quoteWords.conditionsText },
    lines: items.map(({ title, reference, quantity, price, total_price }) => ({
      title,
      reference,
      quantity: String(quantity),
      unitPrice: formatFrenchAmount(price),
      total: formatFrenchAmount(total_price),
    })),
    totals: [{ label: quoteWords.total, value: formatFrenchAmount(subtotal) }],
    notice: state === 'open' ? null : quoteWords.states[state],
  };
}
