'use client';

import { useEffect } from 'react';
import { Button, buttonClass } from '@/storefront/ui/button';
import { ShopLink } from '@/storefront/ui/shop-link';
import { errorPageWords } from '@/words/fr/error-pages';

/** Shown when a page fails. Its heading is the router's own text. */
export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => console.error(error), [error]);
  return (
    <main
      id="contenu"
      tabIndex={-1}
      className="mx-auto flex w-full max-w-xl flex-col items-center px-4 py-16 text-center sm:py-24"
    >
      <h1 lang="en" className="font-bold text-2xl sm:text-3xl">
        {errorPageWords.errorPage.title}
      </h1>
      <p className="mt-4 text-slate-600" role="alert">
        {errorPageWords.errorPage.text}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button size="lg" onClick={retry}>
          {errorPageWords.retry}
        </Button>
        <ShopLink href="/" className={buttonClass({ variant: 'outline', size: 'lg' })}>
          {errorPageWords.errorPage.toHome}
        </ShopLink>
      </div>
    </main>
  );
}
