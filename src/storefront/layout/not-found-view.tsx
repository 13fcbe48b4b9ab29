import { notFoundWords } from '@/words/fr/pages';
import { buttonClass } from '../ui/button';
import { ShopLink } from '../ui/shop-link';

/** The 404 page; two of its texts are English on purpose. */
export function NotFoundView() {
  return (
    <main
      id="contenu"
      tabIndex={-1}
      className="mx-auto flex w-full max-w-xl flex-col items-center px-4 py-16 text-center sm:py-24"
    >
      <p aria-hidden className="font-bold text-8xl text-blue-900 tabular-nums tracking-tight">
        404
      </p>
      <h1 lang="en" className="mt-6 font-bold text-2xl sm:text-3xl">
        {notFoundWords.notFound}
      </h1>
      <p className="mt-4 text-slate-600">{notFoundWords.notFoundText}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ShopLink lang="en" href="/" className={buttonClass({ size: 'lg' })}>
          {notFoundWords.toHome}
        </ShopLink>
        <ShopLink href="/products" className={buttonClass({ variant: 'outline', size: 'lg' })}>
          {notFoundWords.seeAllProducts}
        </ShopLink>
      </div>
    </main>
  );
}
