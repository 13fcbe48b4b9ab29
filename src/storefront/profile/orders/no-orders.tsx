import { PackageOpen } from 'lucide-react';
import { buttonClass } from '@/storefront/ui/button';
import { Notice } from '@/storefront/ui/notice';
import { ShopLink } from '@/storefront/ui/shop-link';
import { profileWords } from '@/words/fr/profile';

export function NoOrders() {
  return (
    <Notice Icon={PackageOpen} title={profileWords.orders.none}>
      <p className="max-w-prose text-slate-600">{profileWords.orders.noneText}</p>
      <ShopLink href="/products" className={buttonClass({ variant: 'action', size: 'lg' })}>
        {profileWords.orders.discover}
      </ShopLink>
    </Notice>
  );
}
