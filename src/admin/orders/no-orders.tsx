import { ShoppingCart } from 'lucide-react';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';

/** @param isNarrowed there may be orders that the filters leave out */
export function NoOrders({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  if (!isNarrowed) {
    return (
      <EmptyState Icon={ShoppingCart} title="No orders yet" text="The first one stands here as soon as it is placed." />
    );
  }
  return (
    <EmptyState Icon={ShoppingCart} title="No orders found" text="Try other words or fewer filters.">
      <Button onClick={onClear}>Clear filters</Button>
    </EmptyState>
  );
}
