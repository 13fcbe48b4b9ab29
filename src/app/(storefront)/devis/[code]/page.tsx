import type { Metadata } from 'next';
import { QuoteByCode } from '@/storefront/quotes/quote-by-code';
import { QuotePage } from '@/storefront/quotes/quote-page';
import { quotePageWords } from '@/words/fr/orders/quotes';

export const dynamic = 'force-dynamic';

/** No canonical address: this one is a key. */
export const generateMetadata = (): Metadata => ({
  title: quotePageWords.yours,
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
});

/** A quote by its code: the same HTML for every code, the browser asks for the quote. */
export default async function ReadQuotePage({ params }: { params: Promise<{ code: string }> }) {
  return (
    <QuotePage title={quotePageWords.yours}>
      <QuoteByCode code={decodeURIComponent((await params).code)} />
    </QuotePage>
  );
}
