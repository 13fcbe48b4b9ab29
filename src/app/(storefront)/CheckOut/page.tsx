import type { Metadata } from 'next';
import { CheckoutPage } from '@/storefront/checkout/checkout-page';
import { pageWords } from '@/words/fr/pages';

export const dynamic = 'force-dynamic';

export const generateMetadata = (): Metadata => ({
  title: pageWords.checkout.title,
  alternates: { canonical: '/checkout' },
  robots: { index: false, follow: true },
});

/** /CheckOut and /checkout */
export default function CheckOutPage() {
  return <CheckoutPage />;
}
