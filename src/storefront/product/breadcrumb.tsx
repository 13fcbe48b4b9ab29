import { ChevronRight } from 'lucide-react';
import { cx } from '@/client/classes';
import { ShopLink } from '@/storefront/ui/shop-link';
import { productWords } from '@/words/fr/product';
import type { BreadcrumbStep } from './breadcrumb-steps';

export function Breadcrumb({ steps }: { steps: readonly BreadcrumbStep[] }) {
  const [ways, here] = [steps.slice(0, -1), steps.at(-1)];
  return (
    <nav aria-label={productWords.breadcrumb} className="min-w-0 flex-1">
      <ol className="flex items-center gap-1 text-slate-600 text-sm">
        {ways.map(({ name, href }, index) => (
          // on a phone only the nearest step and the page itself are kept, beside 'Retour'
          <li
            key={href}
            className={cx(
              'min-w-0 shrink-0 items-center gap-1 max-sm:max-w-2/5',
              index < ways.length - 1 ? 'hidden sm:flex' : 'flex',
            )}
          >
            <ShopLink href={href} className="truncate py-2 hover:text-blue-900 hover:underline">
              {name}
            </ShopLink>
            <ChevronRight aria-hidden className="size-4 shrink-0 text-slate-400" />
          </li>
        ))}
        <li aria-current="page" className="min-w-0 flex-1 truncate text-slate-900">
          {here?.name}
        </li>
      </ol>
    </nav>
  );
}
