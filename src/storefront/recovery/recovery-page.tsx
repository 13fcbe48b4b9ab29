import type { ReactNode } from 'react';
import { shop } from '@/shop';
import { recoveryWords } from '@/words/fr/accounts/recovery';

/** What is done by a link from a mail, or leads to one: one thing on one narrow card. */
export function RecoveryPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="contenu" tabIndex={-1} className="px-4 py-6 sm:px-6 sm:py-10 lg:py-14">
      <div className="mx-auto max-w-lg rounded-2xl border border-slate-200 bg-white p-5 shadow-xs sm:p-10">
        <h1 className="mb-4 font-bold text-2xl text-slate-900 tracking-tight sm:text-3xl">{title}</h1>
        <noscript>
          <p className="mb-6 rounded-lg bg-amber-50 p-4 text-amber-950">
            {recoveryWords.noScript(shop.phones.join(' ou '))}
          </p>
        </noscript>
        {children}
      </div>
    </main>
  );
}
