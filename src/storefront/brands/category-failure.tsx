import { FolderX } from 'lucide-react';
import { BackLink } from '@/storefront/product/back-link';
import { buttonClass } from '@/storefront/ui/button';
import { Notice } from '@/storefront/ui/notice';
import { ShopLink } from '@/storefront/ui/shop-link';
import { commonWords } from '@/words/fr/common';

/** The category is unknown or could not be loaded; the whole content of a page. */
export function CategoryFailure({ message }: { message: string }) {
  return (
    <div role="alert" className="mx-auto max-w-xl py-10">
      <Notice Icon={FolderX} title={message} as="h1">
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <BackLink className={buttonClass({ variant: 'primary', size: 'lg' })} />
          <ShopLink href="/CategoryPage" className={buttonClass({ variant: 'outline', size: 'lg' })}>
            {commonWords.allCategories}
          </ShopLink>
        </div>
      </Notice>
    </div>
  );
}
