import { claims, shop } from '@/shop';
import { aboutWords } from '@/words/fr/about';
import { BoilerDrawing } from '../home/boiler-drawing';
import { MAP } from '../home/boiler-map-data';
import { PAGE_WIDTH } from '../layout/page-width';
import { buttonClass } from '../ui/button';
import { ShopLink } from '../ui/shop-link';

export function AboutHero() {
  return (
    <section className="on-dark overflow-hidden bg-blue-950 text-white">
      <div className={`${PAGE_WIDTH} grid items-center gap-10 py-12 sm:py-16 lg:grid-cols-[1fr_24rem]`}>
        <div className="max-w-2xl">
          <h1 className="text-balance font-bold text-3xl tracking-tight sm:text-5xl">
            {aboutWords.title(claims.experience_since)}
          </h1>
          <p className="mt-4 max-w-xl text-blue-100 text-lg">{aboutWords.intro(shop.name)}</p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row">
            <ShopLink href="/products" className={buttonClass({ variant: 'action', size: 'lg' })}>
              {aboutWords.browse}
            </ShopLink>
            <ShopLink href="/contact" className={buttonClass({ variant: 'outline', size: 'lg' })}>
              {aboutWords.contactExpert}
            </ShopLink>
          </div>
        </div>
        <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} aria-hidden className="hidden h-72 w-full lg:block">
          <BoilerDrawing />
        </svg>
      </div>
    </section>
  );
}
