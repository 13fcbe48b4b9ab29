'use client';

import { commonWords } from '@/words/fr/common';
import { QueryProvider } from '../../api/query-provider';
import { buttonClass } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { ShopLink } from '../../ui/shop-link';
import { CategoriesBrowser } from './categories-browser';

type CategoriesDrawerProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** The content exists only while the drawer is open, so closing resets the view to the main categories. */
export function CategoriesDrawer({ isOpen, onOpenChange }: CategoriesDrawerProps) {
  const close = () => onOpenChange(false);
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      side="start"
      title={commonWords.categories}
      footer={
        <div className="grid gap-2 sm:grid-cols-2">
          <ShopLink href="/CategoryPage" onClick={close} className={buttonClass({ variant: 'primary' })}>
            {commonWords.allCategories}
          </ShopLink>
          <ShopLink href="/allbrands" onClick={close} className={buttonClass({ variant: 'outline' })}>
            {commonWords.allBrands}
          </ShopLink>
        </div>
      }
    >
      <QueryProvider>
        <CategoriesBrowser onLeave={close} />
      </QueryProvider>
    </Sheet>
  );
}
