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
        Oops! Page not found
      </h1>
      <p className="mt-4 text-slate-600">
        Cette page n'existe pas ou n'existe plus. Cherchez une pièce ci-dessus, ou repartez de l'accueil.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ShopLink lang="en" href="/" className={buttonClass({ size: 'lg' })}>
          Return to Home
        </ShopLink>
        <ShopLink href="/products" className={buttonClass({ variant: 'outline', size: 'lg' })}>
          Voir tous les produits
        </ShopLink>
      </div>
    </main>
  );
}
