import { ChevronRight } from 'lucide-react';
import { NO_FILTERS } from '@/domain/listing-filters';
import { listingHref } from '@/storefront/catalogue/state/listing-url';
import { cx } from '@/storefront/ui/classes';
import { ShopLink } from '@/storefront/ui/shop-link';

type BreadcrumbProps = { category: string | undefined; slug: string | undefined; title: string };

export function Breadcrumb({ category, slug, title }: BreadcrumbProps) {
  const steps = [
    { name: 'Accueil', href: '/' },
    { name: 'Produits', href: '/products' },
    ...(category && slug
      ? [{ name: category, href: listingHref('/products', { ...NO_FILTERS, categories: [slug] }) }]
      : []),
  ];
  return (
    <nav aria-label="Fil d'Ariane" className="min-w-0 flex-1">
      <ol className="flex items-center gap-1 text-slate-600 text-sm">
        {steps.map(({ name, href }, index) => (
          // on a phone only the nearest step is kept: 'Retour' stands beside it
          <li
            key={href}
            className={cx('min-w-0 items-center gap-1', index < steps.length - 1 ? 'hidden sm:flex' : 'flex')}
          >
            <ShopLink href={href} className="truncate py-2 hover:text-blue-900 hover:underline">
              {name}
            </ShopLink>
            <ChevronRight aria-hidden className="hidden size-4 shrink-0 text-slate-400 sm:block" />
          </li>
        ))}
        <li aria-current="page" className="hidden min-w-0 flex-1 truncate text-slate-900 sm:block">
          {title}
        </li>
      </ol>
    </nav>
  );
}
