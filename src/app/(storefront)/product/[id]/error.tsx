'use client';

import { useEffect } from 'react';
import { BackLink } from '@/storefront/product/back-link';
import { Button, buttonClass } from '@/storefront/ui/button';
import { productErrorWords } from '@/words/fr/catalogue/product-error';
import { errorPageWords } from '@/words/fr/error-pages';

type Props = { error: Error & { digest?: string }; retry: () => void };

/** The product may exist, but could not be read. */
export default function ProductError({ error, retry }: Props) {
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <main
      id="contenu"
      tabIndex={-1}
      className="mx-auto flex w-full max-w-xl flex-col items-center gap-5 px-4 py-24 text-center"
    >
      <h1 className="font-bold text-2xl text-slate-900">{productErrorWords.title}</h1>
      <p className="text-slate-600">{productErrorWords.text}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="primary" size="lg" onClick={retry}>
          {errorPageWords.retry}
        </Button>
        <BackLink className={buttonClass({ variant: 'outline', size: 'lg' })} />
      </div>
    </main>
  );
}
