import type { Metadata } from 'next';
import { shop } from '@/shop';
import { QuickOrder } from '@/storefront/quick-order/quick-order';
import { quickOrderWords } from '@/words/fr/orders/quick-order';

export const dynamic = 'force-dynamic';

export const generateMetadata = (): Metadata => ({
  title: quickOrderWords.title,
  description: quickOrderWords.description,
  alternates: { canonical: '/commande-rapide' },
});

/** Buying by a list of part numbers. */
export default function QuickOrderPage() {
  return (
    <main id="contenu" tabIndex={-1} className="mx-auto min-h-[60dvh] w-full max-w-5xl px-4 py-6 sm:px-6 lg:py-8">
      <h1 className="mb-2 font-bold text-2xl text-slate-900 tracking-tight sm:text-3xl">{quickOrderWords.title}</h1>
      <noscript>
        <p className="my-4 rounded-lg bg-amber-50 p-4 text-amber-950">
          {quickOrderWords.noScript(shop.phones.join(' ou '))}
        </p>
      </noscript>
      <p className="mb-6 max-w-prose text-slate-600">{quickOrderWords.lead}</p>
      <QuickOrder />
    </main>
  );
}
