import { ChevronRight } from 'lucide-react';
import { cx } from '@/client/classes';
import { ShopLink } from '@/storefront/ui/shop-link';
import { productWords } from '@/words/fr/catalogue/product';
import type { BreadcrumbStep } from './breadcrumb-steps';

export function Breadcrumb({ steps }: { steps: readonly BreadcrumbStep[] }) {
  const [ways, here] = [steps.slice(0, -1), steps.at(-1)];
  return (
    <nav aria-label={productWords.breadcrumb} className="min-w-0 flex-1">
      <ol className="flex items-center gap-1 text-slate-600 text-sm">
        {ways.map(({ name, href }, index) => (
          // on a phone only the nearest step is shown, beside 'Retour': the page's title stands right below
          <li
            key={href}
            className={cx(
              'min-w-0 items-center gap-1 sm:shrink-0',
              index < ways.length - 1 ? 'hidden sm:flex' : 'flex',
            )}
          >
            <ShopLink href={href} className="truncate py-2 hover:text-blue-900 hover:underline">
              {name}
            </ShopLink>
            <ChevronRight aria-hidden className="size-4 shrink-0 text-slate-400 max-sm:hidden" />
          </li>
        ))}
        <li aria-current="page" className="min-w-0 flex-1 truncate text-slate-900 max-sm:sr-only">
          {here?.name}
        </li>
      </ol>
    </nav>
  );
}
