import type { Metadata } from 'next';
import { CheckoutPage } from '@/storefront/checkout/checkout-page';
import { pageWords } from '@/words/fr/pages';

export const dynamic = 'force-dynamic';

/** No canonical address: this one is a key. */
export const generateMetadata = (): Metadata => ({
  title: pageWords.checkout.title,
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
});

/** The last step of the checkout, which reads the code from the address. */
export default function ThanksPage() {
  return <CheckoutPage />;
}
