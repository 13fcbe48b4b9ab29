import type { Metadata } from 'next';
import { CartQuote } from '@/storefront/quotes/cart-quote';
import { QuotePage } from '@/storefront/quotes/quote-page';
import { quotePageWords } from '@/words/fr/orders/quotes';

export const dynamic = 'force-dynamic';

export const generateMetadata = (): Metadata => ({
  title: quotePageWords.ask,
  description: quotePageWords.askDescription,
  alternates: { canonical: '/devis' },
  robots: { index: false, follow: true },
});

/** A quote of the cart. */
export default function AskForQuotePage() {
  return (
    <QuotePage title={quotePageWords.ask} lead={quotePageWords.askLead}>
      <CartQuote />
    </QuotePage>
  );
}
