import { Phone } from 'lucide-react';
import { telUrl } from '@/domain/whatsapp';
import { shop } from '@/shop';
import { PAGE_WIDTH } from '../layout/page-width';
import { buttonClass } from '../ui/button';
import { ShopLink } from '../ui/shop-link';

/** For those who do not know which part they need. */
export function Support() {
  return (
    <section aria-labelledby="aide" className={`${PAGE_WIDTH} pt-14 sm:pt-20`}>
      <div className="flex flex-col gap-6 rounded-2xl bg-blue-50 p-6 sm:p-10 lg:flex-row lg:items-center lg:justify-between">
        <div className="max-w-2xl">
          <h2 id="aide" className="font-bold text-2xl tracking-tight">
            Vous ne trouvez pas votre pièce ?
          </h2>
          <p className="mt-2 text-slate-700">
            Relevez le modèle sur la plaque signalétique de la chaudière et appelez-nous : nous identifions la pièce
            avec vous.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <a href={telUrl(shop.phones[0])} className={buttonClass({ size: 'lg', className: 'tabular-nums' })}>
            <Phone aria-hidden className="size-5" />
            {shop.phones[0]}
          </a>
          <ShopLink href="/contactus" className={buttonClass({ variant: 'outline', size: 'lg' })}>
            Nous écrire
          </ShopLink>
        </div>
      </div>
    </section>
  );
}
