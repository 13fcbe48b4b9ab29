import { PackageOpen } from 'lucide-react';
import { buttonClass } from '@/storefront/ui/button';
import { Notice } from '@/storefront/ui/notice';
import { ShopLink } from '@/storefront/ui/shop-link';

export function NoOrders() {
  return (
    <Notice Icon={PackageOpen} title="Aucune commande pour le moment">
      <p className="max-w-prose text-slate-600">Vos commandes et leur suivi apparaîtront ici.</p>
      <ShopLink href="/products" className={buttonClass({ variant: 'action', size: 'lg' })}>
        Découvrir nos produits
      </ShopLink>
    </Notice>
  );
}
