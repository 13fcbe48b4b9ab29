import { shop } from '@/shop';
import { pageWords } from '@/words/fr/pages';
import { Checkout } from './checkout';

/** The checkout, and its last step at an address of its own. */
export function CheckoutPage() {
  return (
    <main id="contenu" tabIndex={-1} className="mx-auto min-h-dvh w-full max-w-6xl px-4 py-6 sm:px-6 lg:py-8">
      <h1 className="mb-6 font-bold text-2xl text-slate-900 sm:text-3xl">{pageWords.checkout.heading}</h1>
      <noscript>
        <p className="mb-6 rounded-lg bg-amber-50 p-4 text-amber-950">
          {pageWords.checkout.noScript(shop.phones.join(' ou '))}
        </p>
      </noscript>
      <Checkout />
    </main>
  );
}
