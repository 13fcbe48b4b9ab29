'use client';

import { useOnNavigation } from '../layout/use-on-navigation';
import { useLazySheet } from '../ui/use-lazy';
import { useCart } from './cart-store';

/** Also called when the pointer reaches the cart button, to have the drawer ready at the click. */
export const loadCartDrawer = () => import('./cart-drawer').then(({ CartDrawer }) => CartDrawer);

/** The cart drawer of every page; its script comes with the first opening. */
export function CartDrawerHost() {
  const isOpen = useCart((cart) => cart.isOpen);
  const open = useCart((cart) => cart.open);
  const close = useCart((cart) => cart.close);
  const onOpenChange = (opens: boolean) => (opens ? open() : close());
  const Drawer = useLazySheet({ load: loadCartDrawer, isOpen, onOpenChange });
  useOnNavigation(close);
  return Drawer && <Drawer isOpen={isOpen} onOpenChange={onOpenChange} />;
}
