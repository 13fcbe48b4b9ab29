import { PackageX } from 'lucide-react';
import { BackLink } from '@/storefront/product/back-link';
import { buttonClass } from '@/storefront/ui/button';
import { pageWords } from '@/words/fr/pages';

export default function ProductNotFound() {
  return (
    <main
      id="contenu"
      tabIndex={-1}
      className="mx-auto flex w-full max-w-xl flex-col items-center gap-5 px-4 py-24 text-center"
    >
      <PackageX aria-hidden className="size-12 text-slate-400" />
      <h1 className="font-bold text-2xl text-slate-900">{pageWords.unknownProduct.title}</h1>
      <p className="text-slate-600">{pageWords.unknownProduct.text}</p>
      <BackLink className={buttonClass({ variant: 'primary', size: 'lg' })} />
    </main>
  );
}
