import type { ReactNode } from 'react';
import { shop } from '@/shop';
import { QueryProvider } from '@/storefront/api/query-provider';
import { quotePageWords } from '@/words/fr/orders/quotes';

/** What both pages of quotes have in common. */
export function QuotePage({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <main id="contenu" tabIndex={-1} className="mx-auto min-h-[60dvh] w-full max-w-4xl px-4 py-6 sm:px-6 lg:py-8">
      <h1 className="mb-2 font-bold text-2xl text-slate-900 tracking-tight sm:text-3xl">{title}</h1>
      <noscript>
        <p className="my-4 rounded-lg bg-amber-50 p-4 text-amber-950">
          {quotePageWords.noScript(shop.phones.join(' ou '))}
        </p>
      </noscript>
      {lead && <p className="mb-6 max-w-prose text-slate-600">{lead}</p>}
      <div className="mt-6">
        <QueryProvider>{children}</QueryProvider>
      </div>
    </main>
  );
}
