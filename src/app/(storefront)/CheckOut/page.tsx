import type { Metadata } from 'next';
import { shop } from '@/shop';
import { Checkout } from '@/storefront/checkout/checkout';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'Commande',
  alternates: { canonical: '/checkout' },
  robots: { index: false, follow: true },
};

/** /CheckOut and /checkout */
export default function CheckOutPage() {
  return (
    <main id="contenu" tabIndex={-1} className="mx-auto min-h-dvh w-full max-w-6xl px-4 py-6 sm:px-6 lg:py-8">
      <h1 className="mb-6 font-bold text-2xl text-slate-900 sm:text-3xl">Finaliser la commande</h1>
      <noscript>
        <p className="mb-6 rounded-lg bg-amber-50 p-4 text-amber-950">
          La commande en ligne demande JavaScript. Vous pouvez aussi commander par téléphone :{' '}
          {shop.phones.join(' ou ')}.
        </p>
      </noscript>
      <Checkout />
    </main>
  );
}
